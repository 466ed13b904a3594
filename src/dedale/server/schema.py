"""How the types of Dedale are described in the OpenAPI schema."""

from typing import TYPE_CHECKING

from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from dedale.server import VERSION

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator

DESCRIPTION = OpenAPIConfig(
    title="Dedale",
    version=VERSION,
    use_handler_docstrings=True,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)


class Tuples(OpenAPISchemaPlugin):
    """Describes `tuple[X, ...]`: where it is bounded, Litestar takes the dots for a type."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether this is a tuple of any length."""
        inner = field_definition.inner_types
        return field_definition.origin is tuple and bool(inner) and inner[-1].annotation is Ellipsis

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: "SchemaCreator"
    ) -> Schema:
        """A list of one kind of item; its bounds are added afterwards."""
        item = field_definition.inner_types[0]
        items = schema_creator.not_generating_examples.for_field_definition(item)
        return Schema(type=OpenAPIType.ARRAY, items=items)

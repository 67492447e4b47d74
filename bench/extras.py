"""Print the requirements of the extras named, as pip takes them: they are installed without building anew."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
print(*(need.replace(" ", "") for extra in sys.argv[1:] for need in project["optional-dependencies"][extra]))

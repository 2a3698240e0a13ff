import pathlib

from setuptools import setup
from setuptools.dist import Distribution

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:
    from wheel.bdist_wheel import bdist_wheel

carries_command = (pathlib.Path(__file__).parent / "quoin" / "bin" / "quoin").exists()


class WithCommand(Distribution):
    """A wheel that carries the command is for one kind of machine."""

    def has_ext_modules(self):
        return carries_command


class AnyPython(bdist_wheel):
    """The command does not care which Python starts it."""

    def get_tag(self):
        return ("py3", "none", super().get_tag()[2])


setup(distclass=WithCommand, cmdclass={"bdist_wheel": AnyPython})

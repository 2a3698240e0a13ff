"""Runs every test of the preview's page; arguments name some: `test_safety`, `test_use.Keys`."""

import pathlib
import sys
import unittest

from harness import Browser

folder = pathlib.Path(__file__).parent
loader = unittest.TestLoader()
names = sys.argv[1:]
suite = loader.loadTestsFromNames(names) if names else loader.discover(str(folder))
result = unittest.TextTestRunner().run(suite)
Browser.close()
sys.exit(not result.wasSuccessful())

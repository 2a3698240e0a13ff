"""The language server as clients see it that are none of ours: pytest-lsp's, which holds every answer to the protocol's types."""

import asyncio
import os
import pathlib
import subprocess
import urllib.request

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

QUOIN = os.environ["QUOIN"]

CARD = """\
<UIView id="card" width="390" height="100">
    <macro name="GAP" value="8"/>
    <UILabel id="title" text="😀 {user.name}" left="GAP" textColor="red"/>
    <UILabel top="#title.bottom + GAP" xml="parts/row.xml" caption="a"/>
</UIView>
"""
ROW = '<UILabel text="{caption}">\n    <param name="caption" type="String"/>\n</UILabel>\n'


@pytest_lsp.fixture(
    params=["visual-studio-code", "neovim", "emacs"],
    config=ClientServerConfig(server_command=[QUOIN, "language-server"]),
)
async def client(lsp_client: LanguageClient, tmp_path: pathlib.Path, request: pytest.FixtureRequest):
    # The server asks for files to be watched where a client says that it can.
    lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda params: None)
    # And frames to be asked for again where another file has changed.
    lsp_client.feature(types.WORKSPACE_INLAY_HINT_REFRESH)(lambda params: None)
    (tmp_path / "parts").mkdir()
    (tmp_path / "card.xml").write_text(CARD)
    (tmp_path / "card.json").write_text('{"user": {"name": "Ann"}}')
    (tmp_path / "parts/row.xml").write_text(ROW)
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param),
            root_uri=tmp_path.as_uri(),
            workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="templates")],
        )
    )
    lsp_client.encoding = result.capabilities.position_encoding
    lsp_client.asks = result.capabilities.diagnostic_provider is not None
    lsp_client.root = tmp_path
    yield
    await lsp_client.shutdown_session()


def open_card(client: LanguageClient, text: str = CARD) -> str:
    uri = (client.root / "card.xml").as_uri()
    item = types.TextDocumentItem(uri=uri, language_id="xml", version=1, text=text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    return uri


def place(client: LanguageClient, uri: str, text: str, needle: str) -> dict:
    """The document and the place behind a piece of text, columns as the client and the server agreed."""
    before = text[: text.index(needle) + len(needle)]
    line = before.rsplit("\n", 1)[-1]
    column = len(line.encode("utf-16-le")) // 2 if client.encoding == "utf-16" else len(line.encode())
    return {
        "text_document": types.TextDocumentIdentifier(uri=uri),
        "position": types.Position(line=before.count("\n"), character=column),
    }


async def problems(client: LanguageClient, uri: str) -> list[types.Diagnostic]:
    """What is wrong with a file, asked for where the client does so, and else as it comes."""
    if client.asks:
        document = types.TextDocumentIdentifier(uri=uri)
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
        assert report.kind == "full"
        return list(report.items)
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    while uri not in client.diagnostics:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return list(client.diagnostics[uri])


@pytest.mark.asyncio
async def test_problems_come_with_the_text(client: LanguageClient):
    uri = open_card(client, CARD.replace("textColor", "textColour"))
    [problem] = await problems(client, uri)
    assert problem.severity == types.DiagnosticSeverity.Error and "textColor" in problem.message
    assert problem.range.start.line == 2
    document = types.VersionedTextDocumentIdentifier(uri=uri, version=2)
    change = types.TextDocumentContentChangeWholeDocument(text=CARD)
    client.text_document_did_change(types.DidChangeTextDocumentParams(text_document=document, content_changes=[change]))
    assert await problems(client, uri) == []


@pytest.mark.asyncio
async def test_problems_follow_what_is_typed_in_an_included_file(client: LanguageClient):
    uri = open_card(client)
    assert await problems(client, uri) == []
    row = types.TextDocumentItem(
        uri=(client.root / "parts/row.xml").as_uri(), language_id="xml", version=1, text=ROW.replace("UILabel", "UILable"))
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=row))
    # A client that is told problems unasked is told those of both files, in either order.
    found = await problems(client, uri) or await problems(client, uri)
    assert "parts/row.xml" in found[0].message


@pytest.mark.asyncio
async def test_completion_knows_the_data(client: LanguageClient):
    uri = open_card(client)
    found = await client.text_document_completion_async(types.CompletionParams(**place(client, uri, CARD, "{user.")))
    assert found.items[0].label == "name" and found.items[0].detail == "text"
    found = await client.text_document_completion_async(types.CompletionParams(**place(client, uri, CARD, "    <UIL")))
    assert "UILabel" in [item.label for item in found.items]


@pytest.mark.asyncio
async def test_hover_tells_the_value(client: LanguageClient):
    uri = open_card(client)
    hover = await client.text_document_hover_async(types.HoverParams(**place(client, uri, CARD, "{user.na")))
    assert '"Ann"' in hover.contents.value


@pytest.mark.asyncio
async def test_definitions_lead_to_other_files(client: LanguageClient):
    uri = open_card(client)
    [found] = await client.text_document_definition_async(types.DefinitionParams(**place(client, uri, CARD, "parts/r")))
    assert found.uri == (client.root / "parts/row.xml").as_uri()
    [found] = await client.text_document_definition_async(types.DefinitionParams(**place(client, uri, CARD, "#ti")))
    assert found.range.start.line == 2


@pytest.mark.asyncio
async def test_references_and_renaming_find_the_same_places(client: LanguageClient):
    uri = open_card(client)
    at = place(client, uri, CARD, 'left="G')
    context = types.ReferenceContext(include_declaration=True)
    found = await client.text_document_references_async(types.ReferenceParams(**at, context=context))
    assert len(found) == 3
    edit = await client.text_document_rename_async(types.RenameParams(**at, new_name="SPACE"))
    changes = [e for d in edit.document_changes for e in d.edits] if edit.document_changes else edit.changes[uri]
    assert {str(e.range) for e in changes} == {str(l.range) for l in found}
    with pytest.raises(Exception, match="cannot be a name"):
        await client.text_document_rename_async(types.RenameParams(**at, new_name="a b"))


@pytest.mark.asyncio
async def test_the_rest_answers_in_its_types(client: LanguageClient):
    uri = open_card(client)
    document = types.TextDocumentIdentifier(uri=uri)
    everything = types.Range(types.Position(0, 0), types.Position(99, 0))
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert symbols[0].name.startswith("UIView")
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert (folds[0].start_line, folds[0].end_line) == (0, 3)
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(document, everything))
    assert hints[0].label == "0 0 390 100"
    [color] = await client.text_document_document_color_async(types.DocumentColorParams(document))
    assert (color.color.red, color.color.green) == (1, 0)
    forms = await client.text_document_color_presentation_async(
        types.ColorPresentationParams(document, color.color, color.range)
    )
    assert forms[0].label == "#ff0000"
    options = types.FormattingOptions(tab_size=4, insert_spaces=True)
    assert len(await client.text_document_formatting_async(types.DocumentFormattingParams(document, options))) == 1


@pytest.mark.asyncio
async def test_problems_have_fixes(client: LanguageClient):
    text = CARD.replace("textColor", "textColour")
    uri = open_card(client, text)
    found = await problems(client, uri)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(uri=uri), found[0].range, types.CodeActionContext(diagnostics=found)
        )
    )
    assert "Change to textColor" in [action.title for action in actions]


@pytest.mark.asyncio
async def test_documents_and_examples_are_known(client: LanguageClient):
    examples = sorted((pathlib.Path(__file__).parents[2] / "Examples").glob("*/*.xml"))
    assert any("<document" in file.read_text() for file in examples)
    for file in examples:
        text = file.read_text()
        item = types.TextDocumentItem(uri=file.as_uri(), language_id="xml", version=1, text=text)
        client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
        found = await problems(client, file.as_uri())
        # Where a machine is busy, a layout may come to the end of the time that an editor gives it.
        unread = {"malformed-markup", "unknown-element", "unknown-attribute"}
        assert [problem for problem in found if problem.code in unread] == [], file
        edits = await client.text_document_formatting_async(
            types.DocumentFormattingParams(
                text_document=types.TextDocumentIdentifier(uri=file.as_uri()),
                options=types.FormattingOptions(tab_size=4, insert_spaces=True),
            )
        )
        # Documents are set as they read best.
        assert not edits or "<document" in text, file
    listed = subprocess.run([QUOIN, "list", examples[0].parents[1]], capture_output=True, text=True, check=True).stdout
    assert {str(file.relative_to(examples[0].parents[1])) for file in examples} <= set(listed.splitlines())


@pytest.mark.asyncio
async def test_a_preview_stands_beside_the_editor(client: LanguageClient):
    uri = open_card(client)
    lenses = await client.text_document_code_lens_async(
        types.CodeLensParams(text_document=types.TextDocumentIdentifier(uri=uri))
    )
    command = lenses[0].command
    address = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(command=command.command, arguments=command.arguments)
    )
    # An editor that opens no pages is told the address.
    while not client.shown_documents and not client.messages:
        await asyncio.sleep(0.02)
    shown = [document.uri for document in client.shown_documents] + [message.message for message in client.messages]
    assert shown in ([address], [f"The preview is at {address}"])
    page, template = address.split("#")
    assert template == "file=card.xml"
    with urllib.request.urlopen(page) as answer:
        assert answer.status == 200 and b'id="picture"' in answer.read()


def talk(data: bytes) -> tuple[int, bytes]:
    """What the server answers to bytes, and its exit status."""
    done = subprocess.run([QUOIN, "language-server"], input=data, capture_output=True, timeout=30)
    return done.returncode, done.stdout


def frame(text: str) -> bytes:
    return b"Content-Length: %d\r\n\r\n%s" % (len(text.encode()), text.encode())


def test_the_exit_status_tells_a_proper_goodbye():
    start = frame('{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}')
    stop = frame('{"jsonrpc":"2.0","id":2,"method":"shutdown"}')
    leave = frame('{"jsonrpc":"2.0","method":"exit"}')
    assert talk(start + stop + leave)[0] == 0
    assert talk(start + leave)[0] == 1
    assert talk(start)[0] == 1
    assert talk(b"")[0] == 1


def test_broken_frames_stop_nothing():
    start = frame('{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}')
    stop = frame('{"jsonrpc":"2.0","id":2,"method":"shutdown"}') + frame('{"jsonrpc":"2.0","method":"exit"}')
    status, answers = talk(start + b"Nonsense: 1\r\n\r\n" + frame("{") + stop)
    assert status == 0 and answers.count(b"-32700") == 2 and b'"id":2' in answers

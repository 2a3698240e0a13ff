"""Nobody but the page itself reads or drives a preview."""

import base64
import http.client
import http.server
import os
import socket
import threading
import unittest

from harness import PreviewTest


class Elsewhere(http.server.BaseHTTPRequestHandler):
    """Another site, with a page that tries to get at a preview."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Elsewhere</title>")

    def log_message(self, *arguments):
        pass


class Safety(PreviewTest):
    files = {"card.xml": '<UIView backgroundColor="#00ff00" height="20" width="20"/>', "secret.txt": "secret"}

    def ask(self, path, headers=None, method="GET", host=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.putrequest(method, path, skip_host=True)
        connection.putheader("Host", host or f"127.0.0.1:{self.port}")
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        connection.endheaders()
        response = connection.getresponse()
        body = response.read()
        connection.close()
        return response, body

    def upgrade(self, path, **headers):
        key = base64.b64encode(os.urandom(16)).decode()
        given = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key,
                 "Sec-WebSocket-Version": "13", **headers}
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        lines = [f"GET {path} HTTP/1.1"] + [f"{name}: {value}" for name, value in given.items()]
        connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = int(connection.recv(100).split()[1])
        connection.close()
        return status

    def test_without_the_token_there_is_nothing(self):
        self.expect_pixel(5, 5, "#00ff00")
        for path in ["/", "/index.html", "/socket", "/x/", f"/{self.token[:-1]}/", f"/{self.token}x/preview.js"]:
            self.assertEqual(self.ask(path)[0].status, 404, path)
        self.assertEqual(self.ask(f"/{self.token}/")[0].status, 200)

    def test_the_address_without_its_last_slash_leads_on(self):
        response, _ = self.ask(f"/{self.token}")
        self.assertEqual((response.status, response.getheader("Location")), (308, f"/{self.token}/"))
        self.page.goto(self.url.rstrip("/"))
        self.expect_pixel(5, 5, "#00ff00")

    def test_bodies_are_not_waited_for(self):
        # None is sent; a server that reads it would wait.
        body = {"Content-Length": str(60 << 20)}
        self.assertEqual(self.ask("/", body, method="POST")[0].status, 405)
        self.assertEqual(self.ask("/", body)[0].status, 404)
        self.assertEqual(self.ask(f"/{self.token}/", body)[0].status, 200)

    def test_another_host_that_leads_here_is_refused(self):
        for host in ["evil.example", f"evil.example:{self.port}", "127.0.0.1", f"127.0.0.1:{self.port + 1}",
                     f"127.0.0.1.evil.example:{self.port}"]:
            self.assertEqual(self.ask(f"/{self.token}/", host=host)[0].status, 403, host)
        self.assertEqual(self.ask(f"/{self.token}/", host=f"localhost:{self.port}")[0].status, 200)

    def test_other_origins_are_refused(self):
        path, host = f"/{self.token}/socket", f"127.0.0.1:{self.port}"
        for origin in ["http://evil.example", "null", f"https://{host}", "http://127.0.0.1:1", f"http://{host}.evil.example"]:
            self.assertEqual(self.ask(f"/{self.token}/", {"Origin": origin})[0].status, 403, origin)
            self.assertEqual(self.upgrade(path, Host=host, Origin=origin), 403, origin)
        self.assertEqual(self.upgrade(path, Host="evil.example", Origin=f"http://{host}"), 403)
        self.assertEqual(self.upgrade(path, Host=host, Origin=f"http://{host}"), 101)

    def test_only_files_of_the_page_are_served(self):
        for path in ["secret.txt", "card.xml", "../secret.txt", "..%2fsecret.txt", "%2e%2e/secret.txt",
                     "/etc/passwd", "....//secret.txt"]:
            self.assertEqual(self.ask(f"/{self.token}/{path}")[0].status, 404, path)
        self.assertEqual(self.ask(f"/{self.token}/", method="POST")[0].status, 405)

    def test_templates_outside_of_the_folder_are_not_opened(self):
        self.expect_pixel(5, 5, "#00ff00")
        outside = self.folder.parent / f"{self.folder.name}-outside.xml"
        outside.write_text('<UIView backgroundColor="#ff0000" height="20" width="20"/>')
        self.addCleanup(outside.unlink)
        self.page.evaluate(
            """(file) => {
              const socket = new WebSocket(new URL("socket", location.href.replace("http", "ws")));
              window.told = [];
              socket.onmessage = (event) => window.told.push(event.data);
              socket.onopen = () => {
                for (const name of [file, "../" + file.split("/").at(-1), "secret.txt"]) {
                  socket.send(JSON.stringify({ type: "open", file: name }));
                }
                socket.send(JSON.stringify({ type: "edit", file: "/etc/passwd", line: 1, column: 1 }));
                socket.send("nonsense");
                socket.send(JSON.stringify({ type: "open", file: "card.xml" }));
              };
            }""",
            str(outside),
        )
        for _ in range(200):
            told = [text for text in self.page.evaluate("() => window.told") if isinstance(text, str)]
            if any('"picture"' in text for text in told):
                break
            self.page.wait_for_timeout(20)
        problems = [text for text in told if '"problems"' in text]
        self.assertEqual(len([text for text in problems if "is not among the files" in text]), 3)

    def test_a_strict_policy_comes_with_every_answer(self):
        for path in ["", "preview.js", "missing"]:
            response, _ = self.ask(f"/{self.token}/{path}")
            policy = response.getheader("Content-Security-Policy")
            self.assertIn("default-src 'none'", policy)
            self.assertIn("frame-ancestors 'none'", policy)
            self.assertNotIn("unsafe", policy)
            self.assertEqual(response.getheader("X-Content-Type-Options"), "nosniff")
            self.assertEqual(response.getheader("Referrer-Policy"), "no-referrer")
            self.assertIsNone(response.getheader("Access-Control-Allow-Origin"))

    def test_a_page_from_elsewhere_gets_nowhere(self):
        self.expect_pixel(5, 5, "#00ff00")
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        page = self.context.new_page()
        page.goto(f"http://localhost:{server.server_port}/")
        found = page.evaluate(
            """async (address) => {
              const read = await fetch(address).then((answer) => answer.text(), () => "refused");
              const blind = await fetch(address, { mode: "no-cors" }).then((answer) => answer.type, () => "refused");
              const socket = await new Promise((done) => {
                const socket = new WebSocket(address.replace("http", "ws") + "socket");
                socket.onopen = () => done("open");
                socket.onerror = () => done("refused");
              });
              const frame = document.createElement("iframe");
              frame.src = address;
              document.body.append(frame);
              await new Promise((done) => { frame.onload = done; setTimeout(done, 2000); });
              let inside = "refused";
              try { inside = frame.contentDocument ? "blank" : "refused"; } catch { inside = "refused"; }
              return { read, blind, socket, inside };
            }""",
            self.url,
        )
        # Playwright sees into frames that the page itself cannot.
        framed = [frame.content() for frame in page.frames[1:]]
        page.close()
        self.assertEqual(len(framed), 1)
        self.assertNotIn('id="picture"', framed[0])
        self.assertEqual((found["read"], found["socket"]), ("refused", "refused"))
        self.assertIn(found["blind"], ["opaque", "refused"])
        self.assertIn(found["inside"], ["blank", "refused"])

    def test_it_listens_to_this_machine_alone(self):
        found = []
        with open("/proc/net/tcp") as table:
            for line in table.readlines()[1:]:
                address, port = line.split()[1].split(":")
                if int(port, 16) == self.port and line.split()[3] == "0A":
                    found.append(address)
        self.assertEqual(found, ["0100007F"])


if __name__ == "__main__":
    unittest.main()

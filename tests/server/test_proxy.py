"""Behind a real nginx with the configuration of deploy/nginx: TLS, a subpath, live channels, whose address."""

import asyncio
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.asyncio.client import connect

from tests.server.real import PATIENCE, START_S, Server, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
AROUND = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/misto.conf;
}}
"""


def has_ipv6():
    try:
        with socket.socket(socket.AF_INET6) as one:
            one.bind(("::1", 0))
    except OSError:
        return False
    return True


class Proxy:
    """nginx with one of deploy's files: only ports and the certificate's place are filled in."""

    def __init__(self, folder, conf, misto, path="", change=str):
        self.folder, self.path = folder, path
        self.http, self.tls = free_port(), free_port()
        text = (DEPLOY / "nginx" / conf).read_text()
        self.name = re.search(r"server_name ([a-z.]+);", text)[1]
        for old, new in (
            ("listen [::]:80;", ""),
            ("listen [::]:443 ssl http2;", f"listen [::1]:{self.tls} ssl http2;" if has_ipv6() else ""),
            ("listen 80;", f"listen 127.0.0.1:{self.http};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.tls} ssl http2;"),
            ("server 127.0.0.1:8765;", f"server 127.0.0.1:{misto};"),
            ("/etc/ssl/misto/", f"{folder}/"),
        ):
            assert old in text
            text = text.replace(old, new)
        (folder / "misto.conf").write_text(change(text))
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
        self.base = f"https://{self.name}:{self.tls}"

    def make_certificate(self):
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        command += ["-subj", f"/CN={self.name}", "-addext", f"subjectAltName=DNS:{self.name}"]
        command += ["-keyout", f"{self.folder}/privkey.pem", "-out", f"{self.folder}/fullchain.pem"]
        subprocess.run(command, check=True, capture_output=True)

    def trust(self):
        return ssl.create_default_context(cafile=f"{self.folder}/fullchain.pem")

    def person(self, source="127.0.0.1"):
        """Somebody with a browser at an address of their own, who finds the name by this machine's hosts."""
        transport = Found(verify=self.trust(), local_address=source)
        transport.goes_to = "::1" if ":" in source else "127.0.0.1"
        return httpx.Client(base_url=self.base + self.path, transport=transport, timeout=START_S)

    def live(self, path, cookie, source="127.0.0.1"):
        return Channel(
            f"wss://{self.name}:{self.tls}{self.path}{path}",
            sock=socket.create_connection(("127.0.0.1", self.tls), START_S, (source, 0)),
            ssl=self.trust(),
            server_hostname=self.name,
            additional_headers={"cookie": f"misto_guest={cookie}"},
            origin=self.base,
        )


class Channel:
    """A live channel over TLS, all of it in one thread: the threaded client reads and writes the line in two, and
    what it sends while it reads is lost now and then (Python 3.11), so that nginx waits for a request in vain.
    """

    def __init__(self, address, **more):
        self.runner = asyncio.Runner()
        self.line = self.runner.run(self.opened(address, **more))

    async def opened(self, address, **more):
        return await connect(address, open_timeout=PATIENCE, **more)

    def recv(self, timeout):
        async def message():
            async with asyncio.timeout(timeout):
                return await self.line.recv()

        return self.runner.run(message())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.runner.run(self.line.close())
        self.runner.close()


class Found(httpx.HTTPTransport):
    """Goes to this machine whatever the name, as a line in /etc/hosts would."""

    goes_to = "127.0.0.1"

    def handle_request(self, request):
        request.extensions["sni_hostname"] = request.url.host
        named = request.url
        request.url = named.copy_with(host=self.goes_to)
        try:
            return super().handle_request(request)
        finally:
            request.url = named  # whose cookies they are


@contextmanager
def proxied(tmp_path, conf, path="", change=str, **given):
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None or shutil.which("openssl") is None:
        if os.environ.get("CI") == "true":
            raise AssertionError("nginx is not installed")
        pytest.skip("nginx is not installed: apt install nginx-light")
    port = free_port()
    proxy = Proxy(tmp_path, conf, port, path, change)
    proxy.make_certificate()
    public = {"public_url": f"https://{proxy.name}", "root_path": path}
    with Server(f"sqlite:///{tmp_path}/proxy.db", port=port, **(public | given)) as server:
        command = [
            program,
            "-c",
            f"{tmp_path}/nginx.conf",
            "-p",
            str(tmp_path),
            "-e",
            f"{tmp_path}/error.log",
        ]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            end = time.monotonic() + START_S
            while True:
                assert process.poll() is None, process.stderr.read()
                try:
                    socket.create_connection(("127.0.0.1", proxy.tls), 1).close()
                    break
                except OSError:
                    assert time.monotonic() < end
                    time.sleep(0.05)
            yield server, proxy
        finally:
            process.terminate()
            process.wait(30)
            process.stderr.close()


KINDS = [("misto.conf", ""), ("misto-subpath.conf", "/misto")]


@pytest.mark.parametrize(("conf", "path"), KINDS)
def test_a_game_through_the_proxy(tmp_path, conf, path):
    """TLS, the page's own base, a cookie that is Secure and bound to the path, moves, both live channels."""
    with proxied(tmp_path, conf, path) as (server, proxy), proxy.person() as ann:
        page = ann.get("/")
        assert f'<base href="{path}/" />' in page.text
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = {"game": "machi_koro", "seats": seats, "start": True, "options": {"first_player": 1}}
        answer = ann.post("/api/tables", json=body, headers={"origin": proxy.base})
        assert answer.status_code == 201, answer.text
        cookie = answer.headers["set-cookie"].lower()
        assert "secure" in cookie
        assert f"path={path or '/'};" in cookie
        table = answer.json()["id"]
        assert answer.json()["url"] == f"https://{proxy.name}{path}/t/{table}"
        guest = re.search("misto_guest=([^;]+)", answer.headers["set-cookie"])[1]
        with (
            proxy.live(f"/api/tables/{table}/live?seat=0", guest) as live,
            ann.stream("GET", f"/api/tables/{table}/stream?seat=0") as stream,
        ):
            lines = stream.iter_lines()
            first = json.loads(live.recv(START_S))
            assert json.loads(next(lines))["step"] == first["step"] == 0  # not gathered on the way
            move = {"seat": 0, "step": 0, "key": "k", "actions": [first["decision"]["options"][0]["action"]]}
            assert ann.post(f"/api/tables/{table}/moves", json=move).status_code == 200
            for said in (lambda: live.recv(START_S), lambda: next(lines)):
                while json.loads(said()).get("step") != 1:
                    pass
        assert ann.get("/metrics").status_code == 404  # the outside need not know
        assert httpx.get(f"{server.base}{path}/metrics", timeout=PATIENCE).status_code == 200
        plain = httpx.get(f"http://127.0.0.1:{proxy.http}/x", headers={"host": proxy.name}, timeout=PATIENCE)
        assert (plain.status_code, plain.headers["location"]) == (301, f"https://{proxy.name}/x")


def asks(person, times, **headers):
    return {person.get("/api/games", headers=headers).status_code for _ in range(times)}


def test_limits_see_the_person_and_believe_no_header_from_outside(tmp_path):
    with proxied(tmp_path, "misto.conf", requests_per_s=0.5) as (server, proxy):
        with proxy.person("127.0.0.2") as ann, proxy.person("127.0.0.3") as bob:
            assert asks(ann, 8) == {200, 429}
            assert asks(bob, 1) == {200}
            # another address in each header does not help: the proxy writes its own
            for number in range(5):
                assert asks(ann, 1, **{"x-forwarded-for": f"198.51.100.{number}"}) == {429}
        with httpx.Client(
            base_url=server.base, transport=httpx.HTTPTransport(local_address="127.0.0.4"), timeout=PATIENCE
        ) as eve:  # past the proxy: her headers are a stranger's
            asks(eve, 8)
            assert asks(eve, 1, **{"x-forwarded-for": "198.51.100.7"}) == {429}
            answer = eve.post("/api/me", json={"name": "Eve"}, headers={"x-forwarded-proto": "https"})
            assert "secure" not in answer.headers.get("set-cookie", "").lower()


TOLD_BY_TEST = "set_real_ip_from 127.0.0.1; real_ip_header x-test-address;"
TOGETHER = [
    ("2001:db8:0:7::1", "2001:db8:0:7:ffff:ffff:ffff:fffe"),
    ("2001:db8::1", "2001:db8::a:0:0:1"),  # the text's "::" hides where the household ends
    ("2001:db8:a0a:a0a::1", "2001:db8:a0a:a0a::2"),  # bytes that are line ends
    ("198.51.100.1", "::ffff:198.51.100.1"),
]
APART = [
    ("2001:db8:0:7::1", "2001:db8:0:8::1"),
    ("2001:db8::1", "2001:db8:0:1::1"),
    ("198.51.100.1", "198.51.100.2"),
    ("::ffff:198.51.100.1", "::ffff:198.51.100.2"),
]


@pytest.mark.parametrize(("conf", "path"), KINDS)
def test_connections_are_counted_by_household(tmp_path, conf, path):
    """One connection each here; whose it is the test says in a header, as another proxy before nginx would."""

    def one_each(text):
        assert "limit_conn misto_people 200;" in text
        return TOLD_BY_TEST + text.replace("limit_conn misto_people 200;", "limit_conn misto_people 1;")

    with proxied(tmp_path, conf, path, change=one_each) as (_, proxy), proxy.person() as ann:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ann.post("/api/tables", json={"game": "machi_koro", "seats": seats}).json()["id"]

        def status_beside(one, other):
            """What the other is answered while the one listens to a table."""
            held = ann.stream("GET", f"/api/tables/{table}/stream", headers={"x-test-address": one})
            with held as stream, proxy.person() as bob:
                lines = stream.iter_lines()  # let go of, it would hang up
                assert next(lines)
                return bob.get("/api/games", headers={"x-test-address": other}).status_code

        for pair in TOGETHER:
            assert status_beside(*pair) == 503, pair
        for pair in APART:
            assert status_beside(*pair) == 200, pair


def test_the_proxy_serves_ipv6_too(tmp_path):
    if not has_ipv6():
        pytest.skip("this machine has no ::1")
    with proxied(tmp_path, "misto.conf") as (_, proxy), proxy.person("::1") as ann:
        assert ann.get("/api/games").status_code == 200


def test_live_channels_are_counted_by_person(tmp_path):
    with (
        proxied(tmp_path, "misto.conf", sockets_per_address=1) as (_, proxy),
        proxy.person("127.0.0.2") as ann,
    ):
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ann.post("/api/tables", json={"game": "machi_koro", "seats": seats}).json()["id"]
        path = f"/api/tables/{table}/live"
        with proxy.live(path, "", "127.0.0.2") as one, proxy.live(path, "", "127.0.0.3") as other:
            assert json.loads(one.recv(START_S))["type"] == "state"
            assert json.loads(other.recv(START_S))["type"] == "state"


def test_compose_trusts_the_gate_through_which_the_hosts_proxy_comes():
    """What a proxy on the host sends reaches the container from its network's gateway: that one is believed."""
    text = (DEPLOY / "compose.yaml").read_text()
    gateway = re.search(r"gateway: ([0-9.]+)", text)[1]
    trusted = re.search(r"MISTO_TRUSTED_PROXIES: \$\{MISTO_TRUSTED_PROXIES:-([^}]+)\}", text)[1]
    hosts = ProxyHeadersMiddleware(None, trusted).trusted_hosts
    assert gateway in hosts
    neighbour = gateway.rpartition(".")[0] + ".77"
    assert neighbour not in hosts  # no other container's word is taken
    assert hosts.get_trusted_client_address("203.0.113.9")[0] == "203.0.113.9"
    assert '"127.0.0.1:8765:8765"' in text  # nobody outside comes by that gate

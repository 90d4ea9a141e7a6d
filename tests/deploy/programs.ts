import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../helpers/free-port.mjs";

const deploy = fileURLToPath(new URL("../../demo/build/deploy/", import.meta.url));
export const readDeployFile = (name: string) => readFileSync(join(deploy, name), "utf8");

/** Where Debian puts them. */
const programs = { nginx: "/usr/sbin/nginx", apache: "/usr/sbin/apache2" };
const modules = {
  brotli: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  apache: "/usr/lib/apache2/modules",
};
export const hasNginx = () => existsSync(programs.nginx) && existsSync(modules.brotli);
export const hasApache = () => existsSync(programs.apache);

/** Replaces each text; throws if one isn't found, because then the deployed file has changed and this test must be adapted. */
function replaceAll(text: string, pairs: readonly (readonly [string | RegExp, string])[]): string {
  return pairs.reduce((before, [from, to]) => {
    const after = before.replaceAll(from, to);
    if (after === before) throw new Error(`The file has no ${from}`);
    return after;
  }, text);
}

interface Place {
  /** Folder of the portal's files. */
  readonly portal: string;
  readonly api: string;
  readonly port: number;
  readonly folder: string;
}

/** demo/build/deploy/nginx.conf with a folder, a port and a provider of this machine; without TLS, which has no certificates here. */
export function renderNginx({ portal, api, port, folder }: Place): string {
  return replaceAll(readDeployFile("nginx.conf"), [
    [/server \{\n {2}listen 80;[^}]*\}\n/g, ""],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${port};`],
    [/^ *(?:proxy_)?ssl_.*\n/gm, ""],
    ["https://portal_api", "http://portal_api"],
    ["https://api.example.com", api],
    ["api.example.com:443", new URL(api).host],
    ["Host api.example.com", `Host ${new URL(api).host}`],
    ["/srv/portal", portal],
    ["/var/log/nginx/", `${folder}/`],
  ]);
}

/** demo/build/deploy/nginx-balancer.conf in front of two local servers, without TLS. */
export function renderBalancer(servers: readonly [string, string], port: number): string {
  return replaceAll(readDeployFile("nginx-balancer.conf"), [
    ["listen 443 ssl http2;", `listen 127.0.0.1:${port};`],
    [/^ *ssl_.*\n/gm, ""],
    ["10.0.0.11:4173", new URL(servers[0]).host],
    ["10.0.0.12:4173", new URL(servers[1]).host],
  ]);
}

/** demo/build/deploy/apache.conf, changed like nginx.conf. */
export function renderApache({ portal, api, port, folder }: Place): string {
  return replaceAll(readDeployFile("apache.conf"), [
    [/<VirtualHost \*:80>[^]*?<\/VirtualHost>\n/g, ""],
    ["*:443", `127.0.0.1:${port}`],
    [/^ *SSL.*\n/gm, ""],
    ["https://api.example.com", api],
    ["/srv/portal", portal],
    ["/var/log/apache2/", `${folder}/`],
  ]);
}

interface Running {
  readonly origin: string;
  readonly folder: string;
  close(): Promise<void>;
}

/** Runs a program in the foreground until it is closed; resolves when it accepts connections. */
async function run(command: string, parameters: readonly string[], folder: string, port: number): Promise<Running> {
  const child = spawn(command, parameters, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stdout.on("data", (text) => (said += String(text)));
  child.stderr.on("data", (text) => (said += String(text)));
  const exited = new Promise<void>((resolve) => child.once("close", () => resolve()));
  while (!(await accepts(port))) {
    if (hasEnded(child)) {
      const log = join(folder, "error.log");
      throw new Error(`${command} ended: ${said} ${existsSync(log) ? readFileSync(log, "utf8") : ""}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    async close() {
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shuttle-deploy-"));
  // If this is root, the workers run as another user, who must be able to write here.
  chmodSync(folder, 0o777);
  return folder;
}

/** Starts nginx. `toServers` returns the content of its `http { }` block. */
export async function startNginx(toServers: (port: number, folder: string) => string): Promise<Running> {
  const [folder, port] = [newFolder(), await freePort()];
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, "nginx.conf");
  writeFileSync(
    main,
    `load_module ${modules.brotli};
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 2;
events {}
http {
${temporary.join("\n")}
${toServers(port, folder)}
}
`,
  );
  return run(programs.nginx, ["-p", folder, "-e", `${folder}/error.log`, "-c", main], folder, port);
}

const debianModules = [
  "mpm_event",
  "authz_core",
  "autoindex",
  "dir",
  "env",
  "headers",
  "mime",
  "negotiation",
  "proxy",
  "proxy_http",
  "reqtimeout",
  "rewrite",
  "setenvif",
];
const toLoad = (name: string) => `LoadModule ${name}_module ${modules.apache}/mod_${name}.so`;

export async function startApache(toHosts: (port: number, folder: string) => string): Promise<Running> {
  const [folder, port] = [newFolder(), await freePort()];
  const main = join(folder, "apache2.conf");
  writeFileSync(
    main,
    `${debianModules.map(toLoad).join("\n")}
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache2.pid
ErrorLog ${folder}/error.log
TypesConfig /dev/null
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
${toHosts(port, folder)}
`,
  );
  return run(programs.apache, ["-d", folder, "-f", main, "-DFOREGROUND"], folder, port);
}

/** A file of demo/build/deploy in which only the paths and the address that don't exist on this machine are replaced. */
function withCertificate(name: string, folder: string): string {
  return readDeployFile(name)
    .replaceAll("/etc/ssl/portal.example.com.pem", join(folder, "own.pem"))
    .replaceAll("/etc/ssl/private/portal.example.com.key", join(folder, "own.key"))
    .replaceAll("/etc/ssl/certs/ca-certificates.crt", join(folder, "own.pem"))
    .replaceAll(/\/srv\/portal|\/var\/log\/\w+(?=\/)/g, folder)
    .replaceAll("api.example.com:443", "127.0.0.1:443");
}

function check(command: string, parameters: readonly string[]) {
  const { status, stderr } = spawnSync(command, parameters, { encoding: "utf8" });
  const problems = stderr
    .split("\n")
    .filter((line) => line !== "" && !/syntax is ok|test is successful|Syntax OK/i.test(line));
  return { status, problems };
}

/** Exit code and messages of nginx's syntax check for a file of demo/build/deploy. */
export function checkNginx(name: string, folder: string) {
  const main = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const http = `http { ${temporary.join(" ")}\n${withCertificate(name, folder)} }`;
  writeFileSync(main, `load_module ${modules.brotli}; pid ${folder}/nginx.pid; error_log stderr; events {}\n${http}`);
  return check(programs.nginx, ["-t", "-p", folder, "-e", "stderr", "-c", main]);
}

/** Exit code and messages of Apache's syntax check for a file of demo/build/deploy, with the modules that it needs. */
export function checkApache(name: string, folder: string) {
  const main = join(folder, "apache2.conf");
  const loaded = [...debianModules, "ssl", "socache_shmcb", "alias"];
  const head = `${loaded.map(toLoad).join("\n")}\nServerRoot ${folder}\nServerName localhost\nErrorLog ${folder}/error.log\nTypesConfig /dev/null\nListen 127.0.0.1:8443\n`;
  writeFileSync(main, head + withCertificate(name, folder));
  return check(programs.apache, ["-t", "-d", folder, "-f", main]);
}

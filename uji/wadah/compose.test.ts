import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/run.ts';
import { SMALL } from '../../scripts/small.ts';
import { readConfig } from '../../server/node/settings/config.ts';
import { argsOf, commandIn, settingsIn, stagesOf } from './containerfile.ts';

interface Service {
  image: string;
  env_file?: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart: string;
  ports?: string[];
  networks: string[];
  volumes: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck: { test: string[] };
}

const read = (path: string) => readFile(join(ROOT, path), 'utf8');
const { services, networks, volumes } = parse(await read('compose.yaml')) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>;
  volumes: Record<string, null>;
};
const stages = stagesOf(await read('Containerfile'));
const image = stages.at(-1)!;

/** The settings that an example file shows. */
async function example(name: string): Promise<Record<string, string>> {
  const lines = (await read(`deploy/wadah/${name}.env.contoh`)).split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

const apps = Object.entries(services).filter(([name]) => name.startsWith('app-'));

test('there are a database, two processes of the app, and a proxy in front, which alone is reached from outside', () => {
  expect(Object.keys(services)).toEqual(['app-1', 'app-2', 'db', 'caddy']);
  const published = Object.entries(services).filter(([, { ports }]) => ports);
  expect(published.map(([name, { ports }]) => [name, ports])).toEqual([['caddy', ['80:80', '443:443']]]);
  expect(services['db']?.networks.map((name) => networks[name]?.internal)).toEqual([true]);
});

test('each is watched, started again, and may not raise its rights', () => {
  for (const [name, service] of Object.entries(services)) {
    expect([name, service.healthcheck.test[0], service.restart]).toEqual([name, 'CMD', 'unless-stopped']);
    expect(service.security_opt).toContain('no-new-privileges:true');
  }
});

test('the app runs as nobody in particular, on a root that is only read, and waits for its database', () => {
  expect(apps).toHaveLength(2);
  for (const [, app] of apps) {
    expect(app).toMatchObject({ user: argsOf(image, 'USER')[0], read_only: true, cap_drop: ['ALL'] });
    expect(app.user).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
    expect(app.healthcheck.test.slice(1)).toEqual(commandIn(argsOf(image, 'HEALTHCHECK')[0]));
    expect(app.depends_on).toEqual({ db: { condition: 'service_healthy' } });
    expect(app.volumes.map((volume) => volume.split(':')[1])).toEqual(commandIn(argsOf(image, 'VOLUME')[0]));
  }
});

test('the database is well once it answers over the network: while it is set up it does so on the machine alone', () => {
  expect(services['db']?.healthcheck.test).toContain('--host=127.0.0.1');
});

test('what services name is there', () => {
  for (const { networks: named, volumes: mounted, env_file } of Object.values(services)) {
    for (const name of named) expect(Object.keys(networks)).toContain(name);
    for (const [source = ''] of mounted.map((volume) => volume.split(':'))) {
      expect(source.startsWith('./') || Object.keys(volumes).includes(source)).toBe(true);
    }
    expect(env_file).toMatch(/^deploy\/wadah\/\w+\.env$/);
  }
});

test('production takes the settings that are shown, knows each of them, and finds its database and its proxy', async () => {
  const [app, db] = [await example('app'), await example('db')];
  const asked = new Set<string>();
  const given: Record<string, string> = { ...settingsIn(image), ...app };
  const noting = (all: Record<string, string>, name: string | symbol) => {
    asked.add(String(name));
    return all[String(name)];
  };
  const env = new Proxy(given, { get: noting });
  const config = readConfig(env, 'produksi');
  // The system's own reads the rest.
  expect(Object.keys(given).filter((name) => !asked.has(name))).toEqual(Object.keys(SMALL.env));

  const database = new URL(config.databaseUrl ?? '');
  expect([database.hostname, database.username, database.password, database.pathname]).toEqual([
    'db',
    db['POSTGRES_USER'],
    db['POSTGRES_PASSWORD'],
    `/${db['POSTGRES_DB']}`,
  ]);
  expect(app['TRUSTED_PROXY']).toBe(networks['depan']?.ipam?.config[0]?.subnet);
  expect(config.host).toBe('0.0.0.0');
});

test('the proxy asks both processes where they listen', async () => {
  const caddyfile = await read('deploy/wadah/Caddyfile');
  const [port] = argsOf(image, 'EXPOSE');
  expect(settingsIn(image)['PORT']).toBe(port);
  const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(caddyfile) ?? [];
  expect(upstreams.split(' ')).toEqual(apps.map(([name]) => `${name}:${port}`));
  expect(caddyfile).toContain('{$SITUS}');
  expect(await example('caddy')).toHaveProperty('SITUS');
});

test('the image is built in a stage of its own, and is asked for its health with Node', () => {
  expect(stages.map(({ name }) => name)).toEqual(['bangun', '']);
  expect(commandIn(argsOf(image, 'HEALTHCHECK')[0])[0]).toBe('node_modules/.bin/node');
  expect(argsOf(image, 'COPY').every((args) => args.startsWith('--from=bangun '))).toBe(true);
});

// By this name Podman and Docker both know it.
test('what the image is built from is let into it, and no data or secret is', async () => {
  const letIn = (await read('.dockerignore')).split('\n').filter(Boolean);
  expect(letIn[0]).toBe('*');
  expect(letIn.slice(1).every((line) => line.startsWith('!'))).toBe(true);
  expect(letIn).toEqual(expect.arrayContaining(['!server', '!src', '!package-lock.json', '!.npmrc']));
  expect(letIn).not.toEqual(expect.arrayContaining(['!deploy']));
});

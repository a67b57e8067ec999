import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Log } from '../ports.ts';
import { createMail } from './mail.ts';

let folder: string;
let logged: [string, unknown][];
const log: Log = { info: (event, facts) => logged.push([event, facts]), error: () => undefined };
beforeEach(async () => {
  logged = [];
  folder = join(await mkdtemp(join(tmpdir(), 'lumbung-surat-')), 'mail');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const from = 'Lumbung <lumbung@contoh.id>';
const letter = {
  to: 'marta@contoh.id',
  subject: 'Atur ulang password',
  text: `Halo Märta,\n\n${'https://pangan.example.go.id/change-password?token=abc&email=marta%40contoh.id'}\n`,
};

/** The body of a letter as its reader sees it. */
const bodyOf = (raw: string): string => {
  const [head = '', ...rest] = raw.replaceAll('\r\n', '\n').split('\n\n');
  const body = rest.join('\n\n');
  if (!/^content-transfer-encoding: quoted-printable$/im.test(head)) return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

interface Received {
  from: string;
  to: string[];
  user: string | undefined;
  raw: string;
}

/** A local mail server that records letters or refuses them. */
async function openServer({ refusal = '' } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'rahasia' ? done(null, { user: username }) : done(new Error('sandi salah')),
    onRcptTo: (_address, _session, done) => done(refusal ? new Error(refusal) : null),
    onData: async (stream, { envelope, user }, done) => {
      const raw = await text(stream);
      const { mailFrom, rcptTo } = envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        user: user as string | undefined,
        raw,
      });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

test('a letter reaches the mail server whole, with the name and password of the address', async () => {
  await using server = await openServer();
  const smtpUrl = `smtp://lumbung:rahasia@127.0.0.1:${server.port}`;
  await createMail({ smtpUrl, from, folder, log }).send(letter);
  expect(server.received).toEqual([
    { from: 'lumbung@contoh.id', to: ['marta@contoh.id'], user: 'lumbung', raw: expect.any(String) },
  ]);
  const { raw } = server.received[0]!;
  expect(raw).toMatch(/^From: Lumbung <lumbung@contoh\.id>\r$/m);
  expect(raw).toMatch(/^Subject: Atur ulang password\r$/m);
  expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(bodyOf(raw).trim()).toBe(letter.text.trim());
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

test('what the server refuses, and a server that is not there, are errors', async () => {
  await using server = await openServer({ refusal: 'tidak dikenal' });
  const at = (port: number, password = 'rahasia') =>
    createMail({ smtpUrl: `smtp://lumbung:${password}@127.0.0.1:${port}`, from, folder, log }).send(letter);
  await expect(at(server.port)).rejects.toThrow('tidak dikenal');
  await expect(at(server.port, 'salah')).rejects.toThrow('sandi salah');
  const { port } = await openServer().then(async (closed) => {
    await closed[Symbol.asyncDispose]();
    return closed;
  });
  await expect(at(port)).rejects.toThrow('ECONNREFUSED');
  expect(server.received).toEqual([]);
});

test('without a server letters are files that only the program may read, and the log says where', async () => {
  const mail = createMail({ smtpUrl: null, from, folder, log });
  await mail.send(letter);
  await mail.send({ ...letter, to: 'yulius@contoh.id' });
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  expect(logged.map(([event, facts]) => [event, facts])).toEqual(
    expect.arrayContaining(names.map((name) => ['surat-ditulis', { berkas: join(folder, name) }])),
  );
  const raws = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const first = raws.find((raw) => /^To: marta@contoh\.id$/m.test(raw))!;
  expect(first).toMatch(/^From: Lumbung <lumbung@contoh\.id>\nTo: .*\nSubject: Atur ulang password\nDate: .* \+0000\n/);
  expect(first.endsWith(`\n\n${letter.text}`)).toBe(true);
  expect((await stat(join(folder, names[0]!))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a subject or address cannot bring further lines or readers', async () => {
  await createMail({ smtpUrl: null, from, folder, log }).send({ ...letter, subject: 'Halo\r\nBcc: jahat@contoh.id' });
  const [name] = await readdir(folder);
  expect(await readFile(join(folder, name!), 'utf8')).not.toMatch(/^Bcc:/im);
});

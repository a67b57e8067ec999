import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { limits } from '../../contract/limits.ts';
import { probe } from '../../uji/beban/probe.ts';
import { createCgroup } from '../../uji/cgroup.ts';
import { productForm } from '../api/write-requests.ts';
import { percentile, whole } from '../lib/figures.ts';
import { startServer } from '../lib/server.ts';
import { table } from '../lib/table.ts';
import { bearerOf } from '../lib/token.ts';
import { groupMemory, memoryDuring } from './group-memory.ts';

/** What a small rented machine has left for the program, in bytes; and the most that pictures may take of it. */
const ROOM = 900_000_000;
const AT_MOST = 450_000_000;
const POSTS = 10;
const READERS = 12;
const READING_MS = 5000;
/** Longer than a decoder stays without work. */
const REST_MS = 40_000;
/** A little below 40 megapixels, and what a progressive photo may have. */
const LARGE = { width: 7300, height: 5479 };
const FITTING = { width: 6000, height: 4000 };

/** Spots that were drawn large: they look like a photo, and lie in 1.6 MB. */
async function spots(size: typeof LARGE): Promise<Sharp> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const small = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  return sharp(small).resize({ ...size, fit: 'fill', kernel: 'cubic' });
}

const progressive = async (size: typeof LARGE, quality: number) =>
  (await spots(size)).jpeg({ progressive: true, quality }).toBuffer();

/** Larger than it is, for it lets the ground through. */
const glassy = async () =>
  sharp(await (await spots(LARGE)).toBuffer())
    .ensureAlpha(0.5)
    .webp({ quality: 40, effort: 0 })
    .toBuffer();

/** One colour, with every pixel written out. */
const lossless = () =>
  sharp({ create: { ...LARGE, channels: 4, background: { r: 32, g: 160, b: 32, alpha: 0.5 } } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();

/** The form of a product with all the photos that it may have. */
async function albumOf(draw: () => Promise<Buffer>) {
  const fotos: Uint8Array<ArrayBuffer>[] = [];
  for (let count = 0; count < limits.fotoPerProduk; count += 1) {
    const bytes = new Uint8Array(await draw());
    if (bytes.byteLength > limits.fotoBytes) throw new Error(`The photo has ${bytes.byteLength} bytes`);
    fotos.push(bytes);
  }
  return productForm(fotos);
}

interface Line {
  what: string;
  became: string;
  seconds: number;
  most: number;
  after: number;
  others: number;
}

/** What such pictures take of the memory of the server and all that it starts, and how others are served meanwhile. */
export async function fotoMemory(): Promise<string> {
  const group = createCgroup(ROOM);
  const forms = {
    taken: await albumOf(() => progressive(FITTING, 50)),
    refused: await albumOf(() => progressive(LARGE, 38)),
  };
  await using server = await startServer({ asInstalled: true, by: group?.enter ?? [] });
  const { pid, origin } = server;
  const headers = await bearerOf(origin, 'petani');
  const lines: Line[] = [];

  const line = async (what: string, work: () => Promise<string>) => {
    const begun = performance.now();
    let isOver = false;
    const asking = probe(origin, ['/', '/api/harga-pangan?limit=50'], () => isOver);
    const [became, most] = await memoryDuring(pid, work);
    isOver = true;
    const seconds = (performance.now() - begun) / 1000;
    const others = percentile(
      (await asking).map(({ ms }) => ms),
      0.99,
    );
    lines.push({ what, became, seconds, most, after: await groupMemory(pid), others });
  };

  const post = async ({ type, body }: typeof forms.taken): Promise<number> => {
    const asked = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: new Uint8Array(body) };
    const answer = await fetch(`${origin}/api/produk`, asked).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status ?? 0;
  };
  const posts = (count: number, form: typeof forms.taken) => () => counted(() => post(form), count);

  await line('nothing', async () => {
    await pause(READING_MS);
    return '';
  });
  await line('a product with 8 progressive photos of 24 megapixels', posts(1, forms.taken));
  await line(`${POSTS} of them at once`, posts(POSTS, forms.taken));
  await line(`${POSTS} at once with photos of 40 megapixels`, posts(POSTS, forms.refused));
  const seeThrough = [await glassy(), await lossless()] as const;
  const avatars = (bytes: Buffer) => () => counted(() => sendAvatar(origin, headers, bytes));
  await line(`${POSTS} WebP of 40 megapixels with transparent ground at once`, avatars(seeThrough[0]));
  await line(`${POSTS} of the same, lossless, at once`, avatars(seeThrough[1]));
  const address = await largeAvatar(origin, headers, seeThrough[0]);
  await line(`${READERS} who hardly read a picture that was one of 40 megapixels with transparent ground`, () =>
    readSlowly(origin + address),
  );
  await line(`nothing, for ${REST_MS / 1000} s`, async () => {
    await pause(REST_MS);
    return '';
  });

  const mega = (bytes: number) => whole(bytes / 1e6);
  const most = Math.max(...lines.map((line) => line.most));
  if (most > AT_MOST || (group?.killed() ?? 0) > 0) process.exitCode = 1;
  const room = group
    ? `All of it was allowed ${mega(ROOM)} MB, and held ${mega(group.peak())} MB at most with the files that the system keeps at hand; it ended ${group.killed()} processes.`
    : 'Memory was not limited: this system does not let this user make groups of processes.';
  const lined = table<Line>(
    [
      ['what is asked', ({ what }) => what],
      ['answers', ({ became }) => became],
      ['s', ({ seconds }) => seconds.toFixed(1)],
      ['most memory, MB', ({ most }) => mega(most)],
      ['after, MB', ({ after }) => mega(after)],
      ['others, p99 ms', ({ others }) => whole(others)],
    ],
    lines,
  );
  return `${lined}\n\n${room}`;
}

/** Does the same several times at once. @returns which answers came how often */
async function counted(send: () => Promise<number>, count = POSTS): Promise<string> {
  const statuses = await Promise.all(Array.from({ length: count }, send));
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, all]) => `${all.length} × ${status || 'no answer'}`).join(', ');
}

function avatarRequest(origin: string, headers: Record<string, string>, bytes: Buffer): Promise<Response> {
  const form = new FormData();
  form.append('foto', new File([new Uint8Array(bytes)], 'foto.webp'));
  return fetch(`${origin}/api/user/update-foto`, { method: 'POST', headers, body: form });
}

async function sendAvatar(...sent: Parameters<typeof avatarRequest>): Promise<number> {
  const answer = await avatarRequest(...sent).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}

/** @returns the address of the picture that was kept */
async function largeAvatar(...sent: Parameters<typeof avatarRequest>): Promise<string> {
  const answer = await avatarRequest(...sent);
  const { data } = (await answer.json()) as { data: { user?: { foto_url: string } } };
  if (!data.user) throw new Error(`The picture was refused: ${answer.status}`);
  return data.user.foto_url;
}

/** They take the first bytes, and no more. @returns how large the picture is */
async function readSlowly(address: string): Promise<string> {
  let size = 0;
  const readers = Array.from({ length: READERS }, () =>
    request(address, (answer) => {
      size = Number(answer.headers['content-length']);
      answer.once('data', () => answer.pause());
    })
      .on('error', () => undefined)
      .end(),
  );
  await pause(READING_MS);
  for (const reader of readers) reader.destroy();
  return `${(size / 1e6).toFixed(1)} MB each`;
}

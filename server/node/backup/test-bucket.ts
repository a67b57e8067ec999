import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '../settings/backup-settings.ts';

const KEY_ID = 'kunci-uji';
const SECRET = 'rahasia/uji+sangat=panjang';
const REGION = 'id-uji-1';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The expected signature of a request (AWS Signature Version 4). */
function signatureOf({ method, url = '', headers }: IncomingMessage, signed: string, day: string): string {
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const query = [...searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const hash = headers['x-amz-content-sha256'];
  const request = [method, pathname, query.join('&'), lines.join(''), signed, hash].join('\n');
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET}`, day), REGION));
  return hmac(key, text).toString('hex');
}

/** The error code; null when the signature is right and the body is the signed one. */
function refusalOf(request: IncomingMessage, body: Buffer): string | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=(\S+), Signature=(\w{64})$/;
  const [, keyId, day = '', region, signed = '', signature] = form.exec(request.headers.authorization ?? '') ?? [];
  if (keyId !== KEY_ID || region !== REGION) return 'InvalidAccessKeyId';
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.split(';').includes(name)))
    return 'AccessDenied';
  if (signature !== signatureOf(request, signed, day)) return 'SignatureDoesNotMatch';
  const hash = request.headers['x-amz-content-sha256'];
  return hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body) ? null : 'XAmzContentSHA256Mismatch';
}

const PAGE = 2;

/** S3's listing of folders, two per page. */
function listed(names: Iterable<string>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? '';
  const inside = [...names].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const folders = [...new Set(inside.map((name) => `${prefix}${name.split('/')[0]}/`))].sort();
  const from = Number(asked.get('continuation-token') ?? 0);
  const page = folders
    .slice(from, from + PAGE)
    .map((name) => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`);
  const isLast = from + PAGE >= folders.length;
  return `<ListBucketResult>${page.join('')}${isLast ? '' : `<NextContinuationToken>${from + PAGE}</NextContinuationToken>`}</ListBucketResult>`;
}

/** An S3-compatible service on this computer with one bucket. */
export async function openTestBucket() {
  const files = new Map<string, Buffer>();
  /** In order of arrival. */
  const put: string[] = [];
  const faults: { status?: (path: string) => number | undefined } = {};
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const path = pathname.replace('/ember/', '');
    const refused = refusalOf(request, body);
    const status = faults.status?.(path);
    if (refused || status)
      return response.writeHead(status ?? 403).end(`<Error><Code>${refused ?? 'Uji'}</Code></Error>`);
    if (!pathname.startsWith('/ember/')) return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (path === '') return response.end(listed(files.keys(), searchParams));
    if (request.method === 'PUT') {
      files.set(path, body);
      put.push(path);
      return response.end();
    }
    const file = files.get(path);
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Length': file.length }).end(request.method === 'HEAD' ? undefined : file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: BucketSettings = {
    origin: `http://127.0.0.1:${port}`,
    bucket: 'ember',
    prefix: 'kubar/',
    region: REGION,
    keyId: KEY_ID,
    secret: SECRET,
  };
  return { files, put, faults, settings, [Symbol.asyncDispose]: async () => void server.close() };
}

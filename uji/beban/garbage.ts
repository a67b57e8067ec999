import type { Random } from '../../demo/random.ts';

const addresses = [
  '/api/harga-pangan?limit=abc&page=-1',
  '/api/produk?search=%27%20or%201=1--&user_id=__proto__&page=999999999999',
  '/api/kecamatan?limit=99999999&nama_kecamatan=%25%5F%00',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/api/harga-pangan/NaN?periode_harga_pangan_id[]=1&periode_harga_pangan_id[]=2',
  '/api/tidak-ada',
  '/media/..%2f..%2flumbung.db',
  '/detail-produk/%00%ff',
  '/%E0%A4%A',
  'bukan-alamat',
] as const;

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'XYZZY'] as const;
const places = ['/api/login', '/api/register', '/api/produk', '/api/harga-pangan', '/api/user/update-foto'] as const;
const types = [
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'application/x-www-form-urlencoded',
  'text/plain',
] as const;
const bodies = [
  '{"username":"a","password":',
  '{"__proto__":{"roles":["superadmin"]},"username":{"a":1},"password":["x"]}',
  '--b\r\nContent-Disposition: form-data; name="foto[]"; filename="../../x.jpg"\r\n\r\n\xff\xd8\xff\r\n--b',
  '%%%=&&&=%00',
  '[[[[[[[[[[[[[[[[',
  'harga=NaN&harga=1e999&harga=0x10',
] as const;

const HEAD = 'Host: lumbung.test\r\nConnection: close\r\n';

/** Bytes that somebody sends who means no good, or cannot do better. */
export function garbage(random: Random): string {
  const way = random.between(0, 1);
  if (way < 0.1) return `${'\x16\x03\x01\x02'.repeat(20)}\r\n\r\n`;
  if (way < 0.15) return `GET /api/pangan HTTP/1.1\r\n${HEAD}X: ${'a'.repeat(20_000)}\r\n\r\n`;
  if (way < 0.5) return `${random.pick(methods)} ${random.pick(addresses)} HTTP/1.1\r\n${HEAD}\r\n`;
  const body = random.pick(bodies);
  const type = `Content-Type: ${random.pick(types)}\r\nAuthorization: Bearer ${'z'.repeat(40)}\r\n`;
  return `POST ${random.pick(places)} HTTP/1.1\r\n${HEAD}${type}Content-Length: ${body.length}\r\n\r\n${body}`;
}

/** The first half of a write; the rest never comes. */
export function cutBody(random: Random): string {
  const head = `POST ${random.pick(places)} HTTP/1.1\r\n${HEAD}Content-Type: ${random.pick(types)}\r\n`;
  const part = random.pick(bodies).repeat(20);
  return random.chance(0.5)
    ? `${head}Content-Length: ${part.length * 2}\r\n\r\n${part}`
    : `${head}Transfer-Encoding: chunked\r\n\r\n${(part.length * 2).toString(16)}\r\n${part}`;
}

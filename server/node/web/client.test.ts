import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { clientOf } from './client.ts';

const proxies = new BlockList();
proxies.addAddress('127.0.0.1');
proxies.addSubnet('10.0.0.0', 8);

const asked = (remoteAddress: string, headers: IncomingMessage['headers'] = {}) =>
  clientOf(
    { headers: { host: 'pangan.test', ...headers }, socket: { remoteAddress } as IncomingMessage['socket'] },
    proxies,
  );

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('%s is this computer', (address) => {
  expect(asked(address).langsung).toBe(true);
});

test.each([
  ['192.168.1.7', {}],
  ['::2', {}],
  ['128.0.0.1', {}],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }],
  ['127.0.0.1', { 'x-forwarded-host': 'pangan.test' }],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }],
  ['127.0.0.1', { via: '1.1 perantara' }],
])('%s with %j is not direct', (address, headers) => {
  expect(asked(address, headers).langsung).toBe(false);
});

test('without a proxy the address is that of the connection', () => {
  expect(asked('192.168.1.7')).toEqual({ alamat: '192.168.1.7', langsung: false });
  expect(asked('::ffff:192.168.1.7').alamat).toBe('192.168.1.7');
});

test('what a stranger says of his address counts for nothing', () => {
  const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'jahat.test', 'x-forwarded-proto': 'https' };
  expect(asked('192.168.1.7', headers)).toEqual({ alamat: '192.168.1.7', langsung: false });
});

test('behind trusted proxies the client is the last that is none of them', () => {
  const headers = { 'x-forwarded-for': '1.2.3.4, 36.80.1.2, 10.0.0.5', 'x-forwarded-proto': 'https' };
  expect(asked('127.0.0.1', headers)).toEqual({ alamat: '36.80.1.2', langsung: false, asal: 'https://pangan.test' });
  expect(asked('10.9.9.9', { 'x-forwarded-for': '2404:c0::7' }).alamat).toBe('2404:c0::7');
  expect(asked('10.9.9.9', { 'x-forwarded-for': 'unknown' }).alamat).toBe('10.9.9.9');
  expect(asked('10.9.9.9', { 'x-forwarded-for': '10.0.0.1, 10.0.0.2' }).alamat).toBe('10.0.0.1');
});

test.each([
  [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'lumbung.test:8443' }, 'https://lumbung.test:8443'],
  [{ 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'lumbung.test, dalam' }, 'https://lumbung.test'],
  [{ 'x-forwarded-proto': 'javascript' }, undefined],
  [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'lumbung.test/jalur' }, undefined],
  [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'saya@lumbung.test' }, undefined],
  [{ 'x-forwarded-for': '36.80.1.2' }, undefined],
])('a trusted proxy names the origin: %j', (headers, asal) => {
  expect(asked('127.0.0.1', headers).asal).toBe(asal);
});

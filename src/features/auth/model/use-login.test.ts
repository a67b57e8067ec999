import { expect, test } from 'vitest';
import { afterLogin, destinationOf } from './use-login';

test.each([
  ['nothing is left behind', null, '/dashboard'],
  ['the same user is back', { kembali: '/dashboard/profile?a=1', userId: 7 }, '/dashboard/profile?a=1'],
  ['somebody else logs in', { kembali: '/dashboard/profile', userId: 8 }, '/dashboard'],
  ['whose session it was is not known', { kembali: '/dashboard/profile', userId: undefined }, '/dashboard'],
  [
    'an address was asked for',
    { tujuan: '/kantor/kelengkapan?tahun=2026#melak' },
    '/kantor/kelengkapan?tahun=2026#melak',
  ],
  ['a foreign address was asked for', { tujuan: 'https://jahat.example/dashboard' }, '/dashboard'],
  ['a foreign host was asked for', { tujuan: '//jahat.example/dashboard' }, '/dashboard'],
  ['a script was asked for', { tujuan: 'javascript:alert(1)' }, '/dashboard'],
  ['a public address was asked for', { tujuan: '/etalase' }, '/dashboard'],
  ['another screen left a state', { opened: 3 }, '/dashboard'],
  ['the state is no object', 'halo', '/dashboard'],
])('rulings 2, where a login leads when %s', (_name, state, address) => {
  expect(afterLogin(state, 7)).toBe(address);
});

test.each([
  [{ tujuan: '/dashboard', username: 'marta', tanpaTanya: true }, { tujuan: '/dashboard' }],
  [
    { kembali: '/dashboard', userId: 7, tanpaTanya: true },
    { kembali: '/dashboard', userId: 7 },
  ],
  [{ username: 'marta' }, null],
])('on the way to another account screen %j keeps %j', (state, destination) => {
  expect(destinationOf(state)).toEqual(destination);
});

import { expect, test } from 'vitest';
import { afterLogin } from './use-login';

test.each([
  ['nothing is left behind', null, '/dashboard'],
  ['the same user is back', { kembali: '/dashboard/profile?a=1', userId: 7 }, '/dashboard/profile?a=1'],
  ['somebody else logs in', { kembali: '/dashboard/profile', userId: 8 }, '/dashboard'],
  ['whose session it was is not known', { kembali: '/dashboard/profile', userId: undefined }, '/dashboard'],
  ['another screen left a state', { opened: 3 }, '/dashboard'],
  ['the state is no object', 'halo', '/dashboard'],
])('rulings 2, where a login leads when %s', (_name, state, address) => {
  expect(afterLogin(state, 7)).toBe(address);
});

import { expect, test } from 'vitest';
import type { Peran } from '#contract/limits.ts';
import { byAssignedPetugas, byDinas, byPetani, type Writers } from '#contract/resource.ts';
import { Refusal } from '../answer.ts';
import { ownerOf, refuseForeign } from './access.ts';

const [officeRows, ownRows, assignedRows] = [byDinas, byPetani, byAssignedPetugas];

const caller = (...roles: Peran[]) => ({ id: 7, roles, kecamatanIds: [3, 4], sidik: '' });

/** 200 where a row may be touched, the status of the refusal elsewhere. */
function touched(writers: Writers, role: Peran, row: Record<string, unknown>): number {
  try {
    refuseForeign(writers, caller(role), row);
    return 200;
  } catch (refusal) {
    return (refusal as Refusal).code;
  }
}

test.each([
  ['his own', { user_id: 7 }, 200, 200],
  ['another one’s', { user_id: 8 }, 403, 200],
  ['nobody’s', {}, 403, 200],
])('a row that is %s: %j', (_name, row, asPetani, asSuperadmin) => {
  expect([touched(ownRows, 'petani', row), touched(ownRows, 'superadmin', row)]).toEqual([asPetani, asSuperadmin]);
});

test.each([
  ['his own, where he works', { user_id: 7, kecamatan_id: 3 }, 200],
  ['his own, where he works, as a form says it', { user_id: 7, kecamatan_id: '4' }, 200],
  ['his own, elsewhere', { user_id: 7, kecamatan_id: 5 }, 403],
  ['his own, nowhere', { user_id: 7 }, 403],
  ['another one’s, where he works', { user_id: 8, kecamatan_id: 3 }, 403],
])('an officer’s row that is %s: %j', (_name, row, status) => {
  expect([touched(assignedRows, 'petugas', row), touched(assignedRows, 'superadmin', row)]).toEqual([status, 200]);
});

test('the office’s lists are nobody’s, other rows are somebody’s', () => {
  expect(touched(officeRows, 'admin', { user_id: 8 })).toBe(200);
  expect([officeRows, ownRows, assignedRows].map(({ roles, isOwned }) => [roles, isOwned])).toEqual([
    [['admin'], false],
    [['petani'], true],
    [['petugas'], true],
  ]);
});

test('a refusal names no row', () => {
  expect(() => refuseForeign(assignedRows, caller('petugas'), { user_id: 8 })).toThrow(
    new Refusal(403, 'Anda tidak memiliki akses'),
  );
});

test.each([
  ['superadmin', 9, 9],
  ['superadmin', '9', 9],
  ['superadmin', '123456789', 123_456_789],
  ['superadmin', '1234567890', 1],
  ['superadmin', 0, 1],
  ['superadmin', '09', 1],
  ['superadmin', '9a', 1],
  ['superadmin', 'a9', 1],
  ['superadmin', -9, 1],
  ['superadmin', 9.5, 1],
  ['superadmin', [9], 1],
  ['superadmin', '', 1],
  ['superadmin', undefined, 1],
  ['admin', 9, 1],
  ['petugas', '9', 1],
] as [Peran, unknown, number][])('a row that a %s gives to %j becomes that of %i', (role, user_id, owner) => {
  expect(ownerOf(caller(role), { user_id }, 1)).toBe(owner);
});

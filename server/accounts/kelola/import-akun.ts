import { namesInList } from '#contract/formulas/nama/daftar-nama.ts';
import { plainName } from '#contract/formulas/nama/plain-name.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { kolomPetugas, limits } from '#contract/limits.ts';
import { barisPetugasInput, barisPetugasRules } from '#contract/resources/kelola-akun.ts';
import { cleanLine } from '#contract/tulisan/clean-text.ts';
import { lowerCase } from '../../db/dialects.ts';
import { invalid, Refusal, success, textOf } from '../../http/answer.ts';
import { readBody } from '../../http/body/body.ts';
import type { ApiContext } from '../../http/context.ts';
import { callerWith } from '../../http/rights/session.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { validated } from '../../http/write/validated.ts';
import type { Db } from '../../ports.ts';
import { type Invitation, invitationAddress, sendInvitation } from './invitation.ts';
import { addInvited, type InvitePorts, noPassword } from './invite.ts';
import { maySend } from './target.ts';

/** Complaints by place: '3.email' is the field of the third row. */
type Complaints = Record<string, string[]>;
type Column = keyof typeof kolomPetugas;

const isColumn = (field: string): field is Column => field in kolomPetugas;

/** The rows of a sheet, or 422 with every complaint, which names row and column. */
async function readRows(db: Db, baris: unknown) {
  const rows = rowsIn(baris);
  const complaints: Complaints = {};
  const complain = (at: number, field: string, says: string) => {
    const column = isColumn(field) ? `, ${kolomPetugas[field]}` : '';
    const key = isColumn(field) ? `${at + 1}.${field}` : `${at + 1}`;
    complaints[key] = [...(complaints[key] ?? []), `Baris ${at + 1}${column}: ${says}`];
  };
  const places = await db.selectFrom('kecamatan').select(['id', 'nama_kecamatan', 'slug']).execute();
  const taken = await takenNames(db, rows);
  const officers = rows.map((row, at) => {
    const { ids, unknown } = placesNamed(places, row['kecamatan']);
    if (unknown.length > 0) complain(at, 'kecamatan', regional`Kecamatan tidak dikenal: ${unknown.join(', ')}`);
    else if (ids.length === 0 && String(row['kecamatan'] ?? '').trim() !== '') {
      complain(at, 'kecamatan', regional('Petugas memerlukan sedikitnya satu kecamatan tugas'));
    }
    try {
      const { kecamatan: _, ...person } = validated(row, barisPetugasRules, barisPetugasInput);
      for (const field of ['username', 'email'] as const) {
        const name = lowerCase(person[field]);
        const before = taken[field].get(name);
        if (before === undefined) taken[field].set(name, at);
        else
          complain(
            at,
            field,
            before === null ? `${kolomPetugas[field]} sudah digunakan` : `Sama dengan baris ${before + 1}`,
          );
      }
      return { ...person, peran: 'petugas' as const, kecamatan_ids: ids };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      for (const [field, all] of Object.entries(error.details.errors ?? {})) {
        for (const says of all) complain(at, field, says);
      }
      return null;
    }
  });
  const [first] = Object.values(complaints).flat();
  if (first !== undefined) throw invalid(first, complaints);
  return officers.filter((officer) => officer !== null);
}

/** A form has no lists of objects: there the rows are one field, as JSON. */
function listIn(baris: unknown): unknown {
  if (typeof baris !== 'string') return baris;
  try {
    return JSON.parse(baris);
  } catch {
    return undefined;
  }
}

function rowsIn(sent: unknown): Record<string, unknown>[] {
  const refuse = (says: string) => invalid(says, { baris: [says] });
  const baris = listIn(sent);
  if (!Array.isArray(baris) || baris.length === 0) throw refuse('Lembar ini tidak berisi petugas');
  if (baris.length > limits.imporAkun) throw refuse(`Paling banyak ${limits.imporAkun} petugas sekali impor`);
  return baris.map((row, at) => {
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row;
    throw refuse(`Baris ${at + 1} tidak dapat dibaca`);
  });
}

/** Names of accounts that are there already, as null; those of the sheet are added by their rows. */
async function takenNames(db: Db, rows: readonly Record<string, unknown>[]) {
  const taken = { username: new Map<string, number | null>(), email: new Map<string, number | null>() };
  for (const field of ['username', 'email'] as const) {
    const names = rows.flatMap(({ [field]: name }) => (typeof name === 'string' ? [lowerCase(cleanLine(name))] : []));
    if (names.length === 0) continue;
    const found = await db
      .selectFrom('pengguna')
      .select(field)
      .where((eb) => eb(eb.fn<string>('lower', [field]), 'in', names))
      .execute();
    for (const row of found) taken[field].set(lowerCase(row[field]), null);
  }
  return taken;
}

function placesNamed(places: readonly { id: number; nama_kecamatan: string; slug: string }[], text: unknown) {
  const byName = new Map(
    places.flatMap((place) => [place.slug, place.nama_kecamatan].map((name) => [plainName(name), place] as const)),
  );
  const placeNamed = (name: string) => byName.get(plainName(name));
  const names = namesInList(typeof text === 'string' ? text.slice(0, 1000) : '', (name) => Boolean(placeNamed(name)));
  const matches = names.map(placeNamed);
  return {
    ids: [...new Set(matches.flatMap((place) => place?.id ?? []))],
    unknown: names.filter((_, at) => !matches[at]),
  };
}

/** POST /akun/impor: officers of a sheet, all of them or none. With `uji` it checks them and invites none. */
export function importAkun(ports: InvitePorts) {
  const { db, now } = ports;
  return async (c: ApiContext) => {
    const caller = callerWith(c, 'admin');
    const body = await readBody(c, { values: limits.imporAkun * 8 });
    if (['1', 1, true].includes(body.fields['uji'] as never)) {
      const { length: jumlah } = await readRows(db, body.fields['baris']);
      return success(c, { jumlah, surat: false, undangan: [] }, 200, `${jumlah} petugas dapat diundang`);
    }
    const password_hash = await noPassword(ports);
    const invitations: Invitation[] = [];
    const stored = await answerOnce(c, ports, { caller, body, code: 201 }, async (trx) => {
      const officers = await readRows(trx, body.fields['baris']);
      invitations.length = 0;
      for (const officer of officers) {
        const { token } = await addInvited(c, trx, officer, { password_hash, now: now() });
        invitations.push({ ...officer, token, origin: c.get('origin') });
      }
      return { jumlah: officers.length };
    });
    const { data } = JSON.parse(textOf(stored) ?? '{}');
    const says = `${data.jumlah} petugas diundang`;
    const isByMail = ports.mail.isPosted && (await maySend(c, db));
    if (isByMail) ports.background.run('surat-gagal-dikirim', () => sendAll(ports, invitations));
    const undangan = invitations.map((one) => ({ username: one.username, undangan_url: invitationAddress(one) }));
    return success(c, { ...data, surat: isByMail, undangan: isByMail ? [] : undangan }, 201, says);
  };
}

/** Sends letters one after another. Whom none reaches is shown as to be invited anew. */
async function sendAll(ports: InvitePorts, invitations: readonly Invitation[]): Promise<void> {
  for (const invitation of invitations) {
    if (await sendInvitation(ports, invitation)) continue;
    await ports.db
      .updateTable('pengguna')
      .set({ diundang_sampai: ports.now().toISOString() })
      .where('username', '=', invitation.username)
      .where('diundang_sampai', 'is not', null)
      .execute();
  }
}

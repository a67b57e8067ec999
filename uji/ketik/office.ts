import { limits } from '../../contract/limits.ts';
import type { Session } from '../session.ts';
import { type Formulir, formulir, type NamaFormulir, type Tempat } from './formulir.ts';

/** A sheet of paper's other side: a period of its own for one form, and the one before. */
export interface Lembar {
  nama: NamaFormulir;
  periode_id: number;
  kecamatan_id: number;
  /** What the form proposes, in its order. */
  tempat: readonly Tempat[];
}

export interface Stored {
  tempat: Tempat;
  angka: readonly number[];
}

/** What an office does with the API of the demo: opens periods, and looks at what was stored. */
export interface Office {
  /** Logs the officer in on a phone: a stray key there may log him out again. */
  /** @param username the officer's unless another is named */
  newSession: (username?: string) => Promise<Session>;
  /** Opens two periods; the first holds what was reported of the first places. */
  open: (nama: NamaFormulir, before: readonly (readonly number[] | null)[]) => Promise<Lembar>;
  /** The rows of a sheet, in the order in which they were stored. */
  stored: (lembar: Lembar) => Promise<Stored[]>;
}

const PASSWORD = 'lumbung-demo';
/** One with villages enough, of the demo's own officer. */
const KECAMATAN = 'Barong Tongkok';
/** Of the past: what others look at is the newest. */
const FIRST_DAY = '1980-01-01';
const DAY_MS = 86_400_000;

/** Logs the demo's officer and its superadmin in. @param firstDay from it on, day after day has a period of its own */
export async function openOffice(origin: string, firstDay = FIRST_DAY): Promise<Office> {
  const ask = async <Data>(path: string, token?: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${origin}/api/${path}`, {
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { meta, data } = await answer.json();
    if (meta.status !== 'success') throw new Error(`${path}: ${meta.message} ${JSON.stringify(data)}`);
    return data;
  };
  const logIn = async (username: string): Promise<Session> => {
    const { access_token: token, user } = await ask<{ access_token: string; user: Session['user'] }>(
      'login',
      undefined,
      {
        username,
        password: PASSWORD,
      },
    );
    return { token, user };
  };
  const rowsOf = async <Row>(path: string, token?: string) => (await ask<{ data: Row[] }>(path, token)).data;
  const named = (path: string) => rowsOf<{ id: number }>(`${path}limit=${limits.wholePage.max}`);

  const { token, user } = await logIn('petugas');
  const superadmin = await logIn('superadmin');
  const kecamatan_id = user.pengguna_kecamatan.find(({ kecamatans }) => kecamatans.nama_kecamatan === KECAMATAN)
    ?.kecamatans.id;
  if (kecamatan_id === undefined) throw new Error(`The officer does not work in ${KECAMATAN}`);
  const lists = {
    komoditi: await named('komoditi?'),
    pangan: await named('pangan?'),
    desa: await named(`desa-kelurahan?kecamatan_id=${kecamatan_id}&`),
  };
  let day = Date.parse(firstDay);

  const openPeriode = async ({ jenis }: Formulir): Promise<number> => {
    const tanggal_mulai = new Date(day).toISOString().slice(0, 10);
    day += DAY_MS;
    const made = await ask<Record<string, { id: number }>>(`periode-${jenis}`, superadmin.token, {
      nama_periode: `Ketik ${tanggal_mulai}`,
      tanggal_mulai,
      // One day, so that the next period can begin the day after.
      tanggal_selesai: tanggal_mulai,
    });
    return made[`periode_${jenis.replaceAll('-', '_')}`]?.id ?? 0;
  };
  const filled = ({ isian }: Formulir, figures: readonly number[]) =>
    Object.fromEntries(isian.map(([name], at) => [name, figures[at]]));

  return {
    newSession: (username = 'petugas') => logIn(username),
    open: async (nama, before) => {
      const form = formulir[nama];
      const lalu = await openPeriode(form);
      const periode_id = await openPeriode(form);
      const tempat = form.tempat(lists);
      for (const [at, figures] of before.entries()) {
        if (!figures) continue;
        const row = { ...tempat[at], ...filled(form, figures), kecamatan_id, [form.periode]: lalu };
        await ask(form.koleksi, token, row);
      }
      return { nama, periode_id, kecamatan_id, tempat };
    },
    stored: async ({ nama, periode_id, kecamatan_id: place, tempat }) => {
      const { koleksi, periode, isian } = formulir[nama];
      const query = new URLSearchParams({
        [periode]: String(periode_id),
        kecamatan_id: String(place),
        limit: String(limits.page.max),
      });
      const rows = await rowsOf<Record<string, number> & { id: number }>(`${koleksi}?${query}`, token);
      return rows
        .toSorted((a, b) => a.id - b.id)
        .map((row) => ({
          tempat: tempat.find((one) => Object.entries(one).every(([name, value]) => row[name] === value)) ?? {},
          angka: isian.map(([name]) => row[name] ?? Number.NaN),
        }));
    },
  };
}

import { jamMenit } from '#contract/formulas/zona-waktu.ts';
import { type HasilDiingatkan, type HasilPengingat, pengingat, pengingatRules } from '#contract/resources/pengingat.ts';
import { invalid, Refusal } from '../../http/answer.ts';
import { readBody } from '../../http/body/body.ts';
import type { ApiContext } from '../../http/context.ts';
import { callerWith } from '../../http/rights/session.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { actorOf, keepJejak } from '../../http/write/jejak.ts';
import { validated } from '../../http/write/validated.ts';
import type { Letter, Ports, Transaction } from '../../ports.ts';
import { type Candidate, findCandidates, hasAddress, type Wanted } from './candidates.ts';
import { lastReminders } from './last-reminders.ts';

interface Posted {
  id: number;
  letter: Letter;
}

type Result = HasilDiingatkan['hasil'][number];

/** POST /pengingat: letters go in the background, so that nobody waits for the mail server. */
export function remind(ports: Ports) {
  const { db, mail, background } = ports;

  return async (c: ApiContext) => {
    const caller = callerWith(c, 'admin');
    const body = await readBody(c);
    const { user_id: userIds, ...wanted } = validated(body.fields, pengingatRules, pengingat.input);
    const found = await findCandidates(ports, wanted, { origin: c.get('origin'), callerId: caller.id });
    if (!found.periode.sudah_mulai) throw new Refusal(409, 'Periode ini belum mulai, jadi belum ada yang terlambat');
    if (found.periode.ditutup) throw new Refusal(409, 'Periode ini sudah ditutup dan tidak menerima isian lagi');
    const named = userIds.map((id) => found.officers.find((officer) => officer.id === id));
    if (named.some((officer) => !officer)) {
      const message = 'Yang diingatkan harus petugas yang aktif';
      throw invalid(message, { user_id: [message] });
    }

    let posted: Posted[] = [];
    const response = await answerOnce(
      c,
      ports,
      { caller, body, code: 201, message: 'Pengingat diproses' },
      async (trx) => {
        // A transaction may be tried again.
        posted = [];
        const hasil: Result[] = [];
        const last = await lastReminders({ ...ports, db: trx }, wanted.jenis, [wanted.periode_id]);
        for (const { id: user_id, nama_lengkap } of named.filter((officer) => officer !== undefined)) {
          const told = (said: HasilPengingat, waktu: string | null = null) =>
            hasil.push({ user_id, nama_lengkap, hasil: said, waktu });
          const candidate = found.candidates.find(({ officer }) => officer.id === user_id);
          const before = last.get(`${wanted.periode_id} ${user_id}`);
          if (!candidate) told('sudah lengkap');
          else if (!hasAddress(candidate.officer.email)) told('tanpa email');
          else if (before?.hari === found.hariIni && before.keadaan !== 'gagal') told('sudah diingatkan', before.waktu);
          else {
            const waktu = ports.now().toISOString();
            posted.push({
              id: await note(c, trx, wanted, candidate, { hari: found.hariIni, waktu }),
              letter: candidate.letter,
            });
            told(mail.isPosted ? 'sedang dikirim' : 'ditulis di server', waktu);
          }
        }
        refuseInVain(hasil, found.kode);
        return { hasil } satisfies HasilDiingatkan;
      },
    );
    for (const { id, letter } of posted) background.run('surat-gagal-dikirim', () => post(id, letter));
    return response;
  };

  /** Writes down that a letter is under way, and who asked for it. @returns the note's id */
  async function note(
    c: ApiContext,
    trx: Transaction,
    { jenis, periode_id }: Wanted,
    { officer }: Candidate,
    { hari, waktu }: { hari: string; waktu: string },
  ): Promise<number> {
    const { id } = await trx
      .insertInto('pengingat')
      .values({ jenis, periode_id, user_id: officer.id, hari, waktu, keadaan: 'menunggu' })
      .onConflict((conflict) =>
        conflict.columns(['jenis', 'periode_id', 'user_id', 'hari']).doUpdateSet({ waktu, keadaan: 'menunggu' }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const act = { perbuatan: 'pengingat', tabel: 'pengguna', baris: officer.id } as const;
    await keepJejak(trx, actorOf(c), { ...act, keterangan: `${jenis}, periode ${periode_id}` }, ports.now());
    return id;
  }

  async function post(id: number, letter: Letter): Promise<void> {
    const becomes = (keadaan: 'dikirim' | 'ditulis' | 'gagal') =>
      db.updateTable('pengingat').set({ keadaan }).where('id', '=', id).execute();
    try {
      await mail.send(letter);
    } catch (error) {
      await becomes('gagal');
      throw error;
    }
    await becomes(mail.isPosted ? 'dikirim' : 'ditulis');
  }

  /** @throws Refusal 409 where nobody was left to remind */
  function refuseInVain(hasil: readonly Result[], kode: string): void {
    const isOver = ({ hasil: one }: Result) => one === 'sudah diingatkan' || one === 'sudah lengkap';
    if (!hasil.every(isOver)) return;
    const latest = hasil
      .map(({ waktu }) => waktu ?? '')
      .toSorted()
      .at(-1);
    if (!latest) throw new Refusal(409, 'Laporannya sudah lengkap, jadi tidak ada yang perlu diingatkan');
    throw new Refusal(
      409,
      `Sudah diingatkan hari ini pukul ${jamMenit(kode, latest)}. Surat berikutnya dapat dikirim besok; untuk yang mendesak, pakai WhatsApp atau telepon.`,
    );
  }
}

import { useParams } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { kantor } from '#contract/kantor-routes.ts';
import { peranOf, useUser } from '@/entities/session';
import { asUser, need, usePagedList } from '@/shared/api';
import { useNamedOverlay } from '@/shared/lib/browser';
import { angka, saat } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { DataTable } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { Sheet } from '@/shared/ui/sheet';
import { OfficeScreen } from '@/widgets/office-shell';
import { AKUN_DETAIL, type Akun } from '../api/akun';
import { JEJAK_LIST } from '../api/jejak';
import { jejakColumns } from '../model/jejak-columns';
import { useAnswerAsUser } from '../model/use-answer-as-user';
import { lastSeen, rolesOf, stateOf, tugasOf } from '../model/words';
import { AkunActs } from './AkunActs';
import css from './akun.module.css';
import { ChangeAkunForm } from './ChangeAkunForm';
import { HandOver } from './HandOver';

/** /kantor/akun/{id}: everything about an account, and what may be done to it. */
export function SatuAkunPage() {
  const id = Number(useParams()['id']);
  const { data, error, retry } = useAnswerAsUser(need(AKUN_DETAIL, { id: Number.isInteger(id) ? id : 0 }));
  const akun = data?.akunDetail;
  const isGone = error && 'code' in error && error.code === 404;
  return (
    <OfficeScreen title="Akun">
      <p className={css['kembali']}>
        <ButtonLink look="tenang" to={kantor.akun}>
          Semua akun
        </ButtonLink>
      </p>
      {akun && <About akun={akun} />}
      {!akun && !error && (
        <ul>
          <Skeletons count={3} shape="teks" />
        </ul>
      )}
      {isGone && <EmptyState wayOn={['Lihat semua akun', kantor.akun]}>Akun tidak ditemukan</EmptyState>}
      {error && !isGone && <ErrorState error={error} onRetry={retry} />}
    </OfficeScreen>
  );
}

function About({ akun }: { akun: Akun }) {
  const isSuperadmin = peranOf(useUser()) === 'superadmin';
  const edit = useNamedOverlay('ubah-akun');
  const facts = [
    ['Username', akun.username],
    ['Peran', rolesOf(akun)],
    [regional('Kecamatan tugas'), tugasOf(akun)],
    ['Status', stateOf(akun)],
    ...(akun.roles.includes('petani') ? [['Tanda dinas', akun.terverifikasi ? 'Terverifikasi dinas' : 'Belum']] : []),
    ['Email', akun.email ?? 'Hanya terlihat oleh superadmin'],
    ['No HP', akun.no_hp],
    ['Dibuat', saat(Date.parse(akun.created_at))],
    ['Terakhir masuk', lastSeen(akun)],
    ['Isian', `${angka(akun.jumlah_isian)} baris`],
  ] as const;
  return (
    <>
      <h2 className={css['orang']}>{akun.nama_lengkap}</h2>
      <dl className={css['rincian']}>
        {facts.map(([label, value]) => [<dt key={`${label} dt`}>{label}</dt>, <dd key={`${label} dd`}>{value}</dd>])}
      </dl>
      {akun.boleh_dikelola ? (
        <section className={css['bagian']} aria-label="Tindakan">
          <div className={css['tombol']}>
            <Button aria-haspopup="dialog" onClick={edit.open}>
              Ubah
            </Button>
            {isSuperadmin && <HandOver akun={akun} />}
          </div>
          <AkunActs akun={akun} />
        </section>
      ) : (
        <p className={css['bagian']}>Hanya superadmin yang dapat mengubah akun ini.</p>
      )}
      {edit.isOpen && (
        <Sheet title={`Ubah ${akun.nama_lengkap}`} onClose={edit.close}>
          <ChangeAkunForm akun={akun} onSaved={edit.close} />
        </Sheet>
      )}
      {isSuperadmin && <Acts id={akun.id} />}
    </>
  );
}

/** What this account did. Who did what to it stands in the log, found by its row. */
function Acts({ id }: { id: number }) {
  const list = usePagedList(JEJAK_LIST, { user_id: id }, { context: asUser });
  return (
    <section className={css['bagian']}>
      <h2>Jejaknya</h2>
      <p>
        <ButtonLink
          look="tenang"
          to={`${kantor.jejak}?${new URLSearchParams({ tabel: 'pengguna', baris: String(id) })}`}
        >
          Yang dilakukan terhadap akun ini
        </ButtonLink>
      </p>
      <DataTable title="Jejak akun ini" list={list} columns={jejakColumns} empty="Belum ada jejak" />
    </section>
  );
}

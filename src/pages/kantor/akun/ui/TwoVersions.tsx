import { regional } from '#contract/formulas/wilayah/regional.ts';
import { Notice } from '@/shared/ui/Notice';
import type { Akun } from '../api/akun';
import { rolesOf, stateOf, tugasOf } from '../model/words';
import css from './manage-akun.module.css';

/** The account as somebody else has saved it meanwhile, above what is being typed. */
export function TwoVersions({ theirs }: { theirs: Akun }) {
  return (
    <Notice
      role="alert"
      action={
        <dl className={css['versi']}>
          <dt>Nama lengkap</dt>
          <dd>{theirs.nama_lengkap}</dd>
          <dt>Email</dt>
          <dd>{theirs.email ?? '-'}</dd>
          <dt>No HP</dt>
          <dd>{theirs.no_hp}</dd>
          <dt>Peran</dt>
          <dd>{rolesOf(theirs)}</dd>
          <dt>{regional('Kecamatan tugas')}</dt>
          <dd>{tugasOf(theirs)}</dd>
          <dt>Status</dt>
          <dd>{stateOf(theirs)}</dd>
        </dl>
      }
    >
      Akun ini baru saja diubah orang lain. Begini isinya sekarang; isian Anda tetap di bawah. Simpan lagi untuk
      menimpanya dengan isian Anda.
    </Notice>
  );
}

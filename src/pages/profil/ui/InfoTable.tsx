import type { User } from '#contract/resources/akun.ts';
import { peranOf } from '@/entities/session';
import { FormField, SelectInput } from '@/shared/form';
import css from './profil.module.css';

/** What is known of the account (spec section 2, Profile). */
export function InfoTable({ user }: { user: User }) {
  const kecamatan = kecamatanTugas(user);
  return (
    <>
      {kecamatan && (
        <FormField label="Lokasi Kerja">
          {(control) => (
            <SelectInput {...control}>
              {kecamatan.map((nama) => (
                <option key={nama}>{nama}</option>
              ))}
              {kecamatan.length === 0 && <option>Belum ditentukan</option>}
            </SelectInput>
          )}
        </FormField>
      )}
      {/* Roles are said because rows that may wrap have no table's own roles. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: see above */}
      <table className={css['tabel']} aria-label="Data pengguna" role="table">
        <tbody role="rowgroup">
          {facts(user).map(([label, value]) => (
            <tr key={label} role="row">
              <th scope="row" role="rowheader">
                {label}
              </th>
              <td role="cell">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
    </>
  );
}

const facts = ({ nama_lengkap, email, jenis_kelamin, no_hp }: User) =>
  [
    ['Nama', nama_lengkap],
    ['Email', email],
    ['Jenis Kelamin', jenis_kelamin ?? 'Belum diisi'],
    ['No Hp', no_hp],
  ] as const;

/** Where a petugas works; null for all others, who are assigned nowhere. */
const kecamatanTugas = (user: User): string[] | null =>
  peranOf(user) === 'petugas' ? user.pengguna_kecamatan.map(({ kecamatans }) => kecamatans.nama_kecamatan) : null;

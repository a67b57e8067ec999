import { Pencil } from 'lucide-react';
import type { User } from '#contract/resources/akun.ts';
import { peranOf, useUser } from '@/entities/session';
import { useLogout } from '@/features/auth';
import { ChangeAvatar, ChangePassword, EditProfil, EndSessions } from '@/features/own-account';
import { FormField, SelectInput } from '@/shared/form';
import { useOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { Screen } from '@/widgets/app-shell';
import css from './profil.module.css';

/** The devices below have overlays of their own. */
const EDITING = 0;

export function ProfilPage() {
  const user = useUser();
  const editing = useOverlay();
  const logout = useLogout();
  return (
    <Screen title="Profil Pengguna" description="Data, foto, dan password akun Anda.">
      {user && (
        <div className={css['profil']}>
          <section className={css['kartu']} aria-label="Data pengguna">
            <ChangeAvatar url={user.foto_url} />
            <InfoTable user={user} />
            <Button aria-haspopup="dialog" onClick={() => editing.open(EDITING)}>
              <Pencil aria-hidden size={18} />
              Edit Profile
            </Button>
          </section>
          <section className={css['kartu']} aria-labelledby="update-password">
            <h2 id="update-password">Update Password</h2>
            <ChangePassword user={user} />
          </section>
          <section className={`${css['kartu']} ${css['lebar']}`} aria-labelledby="perangkat">
            <h2 id="perangkat">Perangkat yang masuk</h2>
            <EndSessions onLogout={logout} />
          </section>
          {editing.opened === EDITING && <EditProfil user={user} onClose={editing.close} />}
        </div>
      )}
    </Screen>
  );
}

/** What is known of the account (spec section 2, Profile). */
function InfoTable({ user }: { user: User }) {
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

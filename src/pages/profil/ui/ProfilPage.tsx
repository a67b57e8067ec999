import { Pencil } from 'lucide-react';
import { useUser } from '@/entities/session';
import { useLogout } from '@/features/auth';
import { ChangeAvatar, ChangePassword, EditProfil, EndSessions } from '@/features/own-account';
import { useOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { Screen } from '@/widgets/app-shell';
import { InfoTable } from './InfoTable';
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

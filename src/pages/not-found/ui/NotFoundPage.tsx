import { routes } from '#contract/routes.ts';
import { peranOf, useUser } from '@/entities/session';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { Lukisan } from '@/shared/ui/Lukisan';
import { Screen, useBack } from '@/widgets/app-shell';
import css from './not-found.module.css';

/** Also what a role that may not see a screen gets (spec section 2, Not-found page). */
export function NotFoundPage() {
  const back = useBack();
  return (
    <Screen title="Lumbung" name="404" description="Halaman tidak ditemukan atau Anda tidak memiliki akses.">
      <div className={css['isi']}>
        <Lukisan scene="tersesat" />
        <h2 className={css['judul']}>404 | Not Found</h2>
        <p>Halaman tidak ditemukan atau Anda tidak memiliki akses ke halaman ini.</p>
        <div className={css['jalan']}>
          <Button look="tenang" onClick={back}>
            Kembali
          </Button>
          <WayOn />
        </div>
      </div>
    </Screen>
  );
}

/** Whoever is logged in has no login page (spec section 2, Route sets), and who has no role no dashboard. */
function WayOn() {
  const user = useUser();
  if (!user) return <ButtonLink to={routes.login}>Login</ButtonLink>;
  if (!peranOf(user)) return <ButtonLink to={routes.home}>Beranda</ButtonLink>;
  return <ButtonLink to={routes.dashboard}>Dashboard</ButtonLink>;
}

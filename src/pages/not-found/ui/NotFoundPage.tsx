import { routes } from '#contract/routes.ts';
import { peranOf, useUser } from '@/entities/session';
import { useNamaSitus } from '@/shared/config';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { Lukisan } from '@/shared/ui/Lukisan';
import { Screen, useBack } from '@/widgets/app-shell';
import css from './not-found.module.css';

interface NotFoundPageProps {
  /** The address to open after a login, where some role has it. */
  tujuan?: string | undefined;
}

/** Also what a role that may not see a screen gets (spec section 2, Not-found page). */
export function NotFoundPage({ tujuan }: NotFoundPageProps) {
  const namaSitus = useNamaSitus();
  const back = useBack();
  return (
    <Screen title={namaSitus} name="404" description="Halaman tidak ditemukan atau Anda tidak memiliki akses.">
      <div className={css['isi']}>
        <Lukisan scene="tersesat" />
        <h2 className={css['judul']}>404 | Not Found</h2>
        <p>Halaman tidak ditemukan atau Anda tidak memiliki akses ke halaman ini.</p>
        {tujuan && <p>Halaman ini terbuka setelah Anda masuk dengan akun yang berhak.</p>}
        <div className={css['jalan']}>
          <Button look="tenang" onClick={back}>
            Kembali
          </Button>
          <WayOn tujuan={tujuan} />
        </div>
      </div>
    </Screen>
  );
}

/** Whoever is logged in has no login page (spec section 2, Route sets), and who has no role no dashboard. */
function WayOn({ tujuan }: NotFoundPageProps) {
  const user = useUser();
  if (!user) {
    return (
      <ButtonLink to={routes.login} state={tujuan ? { tujuan } : null}>
        Login
      </ButtonLink>
    );
  }
  if (!peranOf(user)) return <ButtonLink to={routes.home}>Beranda</ButtonLink>;
  return <ButtonLink to={routes.dashboard}>Dashboard</ButtonLink>;
}

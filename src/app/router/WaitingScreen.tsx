import { Logo } from '@/shared/ui/logo';
import { Screen } from '@/widgets/app-shell';
import css from './waiting-screen.module.css';

/** Stands until a screen's code is there and it is known who looks. */
export function WaitingScreen() {
  return (
    <Screen title="Lumbung">
      <title>Lumbung</title>
      <meta name="robots" content="noindex" />
      <div className={css['tunggu']} role="status" aria-label="Memuat">
        <Logo className={css['gambar']} />
      </div>
    </Screen>
  );
}

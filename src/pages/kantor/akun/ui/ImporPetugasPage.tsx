import { kantor } from '#contract/kantor-routes.ts';
import { ButtonLink } from '@/shared/ui/Button';
import { OfficeScreen } from '@/widgets/office-shell';
import css from './akun.module.css';
import { ImportPetugas } from './ImportPetugas';

/** /kantor/akun/impor */
export const ImporPetugasPage = () => (
  <OfficeScreen title="Impor petugas">
    <p className={css['kembali']}>
      <ButtonLink look="tenang" to={kantor.akun}>
        Semua akun
      </ButtonLink>
    </p>
    <ImportPetugas />
  </OfficeScreen>
);

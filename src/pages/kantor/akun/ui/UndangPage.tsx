import { kantor } from '#contract/kantor-routes.ts';
import { ButtonLink } from '@/shared/ui/Button';
import { OfficeScreen } from '@/widgets/office-shell';
import css from './akun.module.css';
import { InviteForm } from './InviteForm';

/** /kantor/akun/undang */
export const UndangPage = () => (
  <OfficeScreen title="Undang">
    <p className={css['kembali']}>
      <ButtonLink look="tenang" to={kantor.akun}>
        Semua akun
      </ButtonLink>
    </p>
    <InviteForm />
  </OfficeScreen>
);

import { useField } from 'react-final-form';
import { routes } from '#contract/routes.ts';
import { ButtonLink } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';

/** A link that is cut short, used up or too old: what is wrong with it, and the way to a new one. */
export function LinkComplaint() {
  const subscription = { submitError: true };
  const token = useField('token', { subscription }).meta.submitError;
  const email = useField('email', { subscription }).meta.submitError;
  const complaint: string | undefined = token ?? email;
  if (!complaint) return null;
  return (
    <Notice
      status="error"
      role="alert"
      action={
        <ButtonLink look="tenang" to={routes.forgotPassword}>
          Minta tautan baru
        </ButtonLink>
      }
    >
      {complaint}
    </Notice>
  );
}

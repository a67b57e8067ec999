import { useField } from 'react-final-form';
import { routes } from '#contract/routes.ts';
import { ButtonLink } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';

/** Says why a link does not hold, and where a new one comes from: of an invitation, from the office. */
export function LinkComplaint({ isInvitation }: { isInvitation: boolean }) {
  const subscription = { submitError: true };
  const token = useField('token', { subscription }).meta.submitError;
  const email = useField('email', { subscription }).meta.submitError;
  const complaint: string | undefined = token ?? email;
  if (!complaint) return null;
  if (isInvitation) {
    return (
      <Notice status="error" role="alert">
        Tautan undangan ini tidak berlaku. Mintalah undangan baru kepada dinas.
      </Notice>
    );
  }
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

import { useField } from 'react-final-form';
import { Link } from 'react-router-dom';
import { routes } from '@/shared/routes';
import css from './link-complaint.module.css';

/** A link that is cut short, used up or too old: what is wrong with it, and the way to a new one. */
export function LinkComplaint() {
  const subscription = { submitError: true };
  const token = useField('token', { subscription }).meta.submitError;
  const email = useField('email', { subscription }).meta.submitError;
  const complaint: string | undefined = token ?? email;
  if (!complaint) return null;
  return (
    <p className={css['keluhan']}>
      {complaint}
      <Link className={css['jalan']} to={routes.forgotPassword}>
        Minta tautan baru
      </Link>
    </p>
  );
}

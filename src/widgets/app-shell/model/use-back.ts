import { useNavigate } from 'react-router-dom';
import { routes } from '@/shared/routes';

/** One step back when the history holds more than 2 entries, else home (spec section 2, back rule). */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    if (window.history.length > 2) navigate(-1);
    else navigate(routes.home);
  };
}

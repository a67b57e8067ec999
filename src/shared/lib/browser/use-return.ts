import { parsePath, useNavigate } from 'react-router-dom';

/**
 * Leads back to the table from which a row was opened: to the page and the place where it stood, where the browser tells
 * that the table lies right behind; else to the table anew, in the place of the form.
 */
export function useReturn(): (table: string) => void {
  const navigate = useNavigate();
  return (table) => {
    if (liesBehind(table)) navigate(-1);
    else navigate(table, { replace: true });
  };
}

function liesBehind(table: string): boolean {
  const { navigation }: { navigation?: Navigation } = window;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return typeof before === 'string' && new URL(before).pathname === parsePath(table).pathname;
}

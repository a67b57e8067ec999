export { useBack } from './model/use-back';
export { AppShell } from './ui/AppShell';
export { Screen } from './ui/Screen';

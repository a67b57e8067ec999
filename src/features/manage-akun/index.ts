export { useAnswerAsUser } from './model/use-answer-as-user';
export { AkunActs } from './ui/AkunActs';
export { ChangeAkunForm } from './ui/ChangeAkunForm';
export { HandOver } from './ui/HandOver';
export { ImportPetugas } from './ui/ImportPetugas';
export { InviteForm } from './ui/InviteForm';

import { Alert } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Chakra } from './chakra';

const icons = { warning: TriangleAlert, error: TriangleAlert, success: CircleCheck } as const;

interface NoticeProps {
  ref?: Ref<HTMLDivElement>;
  status?: keyof typeof icons;
  /** Whether it interrupts whoever listens to the screen. */
  role?: 'status' | 'alert';
  className?: string | undefined;
  /** What may be done about it. */
  action?: ReactNode;
  children: ReactNode;
}

/** Says something in the place that it is about; what needs no place is a toast. */
export function Notice({ status = 'warning', role = 'status', action, children, ...rest }: NoticeProps) {
  const Icon = icons[status];
  return (
    <Chakra>
      <Alert.Root status={status} role={role} {...rest}>
        <Alert.Indicator>
          <Icon aria-hidden size={20} />
        </Alert.Indicator>
        <Alert.Content>
          <Alert.Title>{children}</Alert.Title>
          {action}
        </Alert.Content>
      </Alert.Root>
    </Chakra>
  );
}

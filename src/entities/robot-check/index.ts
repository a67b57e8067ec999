export { useRobotCheck } from './model/use-robot-check';
export { RobotCheckField } from './ui/RobotCheckField';

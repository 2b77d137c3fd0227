export { answerFaultPoints, deliveryFaultPoints, faultPoint, mailFaultPoints, withdrawalFaultPoints } from './fault-point.ts';

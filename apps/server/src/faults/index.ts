export { answerFaultPoints, deliveryFaultPoints, faultPoint, mailFaultPoints } from './fault-point.ts';

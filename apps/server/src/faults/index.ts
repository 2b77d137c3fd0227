export { accountFaultPoints, answerFaultPoints, deliveryFaultPoints, faultPoint, finishingFaultPoints, mailFaultPoints, withdrawalFaultPoints } from './fault-point.ts';

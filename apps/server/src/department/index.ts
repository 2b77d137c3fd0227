export { allQuestions, fitsScale, setQuestions, type SurveyQuestion } from './survey-questions.ts';

import { defineContractArea } from '../wire/contract-area.ts';
import { departmentMain, feedback, homeOffice, informationTechnologyProgram, submitDepartmentForm, suggestProduct, survey } from './department.services.ts';

export const departmentArea = defineContractArea('department', [departmentMain, informationTechnologyProgram, homeOffice, suggestProduct, survey, feedback, submitDepartmentForm]);

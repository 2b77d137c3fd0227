export default { 'A topic without courses': { topic: 'diving' } };

float tailOutline(vec2 p) {
  float lean = p.x + 0.12 * p.y;
  return box(vec2(lean - TAIL_LENGTH * 0.5, p.y), vec2(TAIL_LENGTH * 0.5, TAIL_HALF), 0.03);
}

vec3 tailInside(vec2 deep, vec2 shallow) {
  vec3 light = redChamber(deep.yx);
  float x = shallow.x + 0.12 * shallow.y;
  float line = segment(vec2(x, shallow.y), vec2(TAIL_LENGTH * 0.28, -TAIL_HALF * 0.86), vec2(TAIL_LENGTH * 0.28, TAIL_HALF * 0.86));
  putGlow(light, line, 0.007);
  float steps = abs(fract(shallow.y / (TAIL_HALF * 0.5)) - 0.5) * TAIL_HALF * 0.5;
  putGlow(light, max(steps, abs(x - TAIL_LENGTH * 0.62) - TAIL_LENGTH * 0.16), 0.005);
  return light;
}

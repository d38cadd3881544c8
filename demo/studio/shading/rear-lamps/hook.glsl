float tailOutline(vec2 p) {
  float ends = max(-p.x + 0.3 * p.y, p.x - TAIL_LENGTH + 0.6 * p.y);
  return meet(abs(p.y) - TAIL_HALF * mix(0.72, 1.0, smoothstep(0.1, 0.45, p.x)), ends, 0.02);
}

vec3 tailInside(vec2 deep, vec2 shallow) {
  vec3 light = redChamber(deep);
  vec2 a = vec2(TAIL_LENGTH * 0.08, TAIL_HALF * 0.38), b = vec2(TAIL_LENGTH * 0.72, TAIL_HALF * 0.52);
  vec2 c = vec2(TAIL_LENGTH * 0.80, -TAIL_HALF * 0.55), d = vec2(TAIL_LENGTH * 0.46, -TAIL_HALF * 0.55);
  putGlow(light, min(min(segment(shallow, a, b), segment(shallow, b, c)), segment(shallow, c, d)), 0.0062);
  return light;
}

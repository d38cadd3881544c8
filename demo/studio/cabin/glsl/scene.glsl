// Zero, but unknown to the compiler, which would otherwise unroll the loops below.
uniform int uZero;
// The whole cabin as one distance; D and M hold the nearest distance and what is there.
float scene(vec3 p) {
  D = shell(p);
  M = ID_SHELL;
  doors(p);
  dashboard(p);
  console(p);
  steeringWheel(p);
  seats(p);
  ceiling(p);
  belts(p);
  floorFittings(p);
  shelf(p);
  return D;
}
// One loop rather than four calls: each call is a whole copy of the scene to compile.
vec3 sceneNormal(vec3 p, float e) {
  vec3 n = vec3(0.);
  for (int i = min(0, uZero); i < 4; i++) {
    vec3 k = vec3(i == 0 || i == 3 ? 1. : -1., i == 2 || i == 3 ? 1. : -1., i == 1 || i == 3 ? 1. : -1.);
    n += k * scene(p + k * e);
  }
  return normalize(n);
}
float march(vec3 ro, vec3 rd, int steps, float reach, float start) {
  float t = start;
  for (int i = min(0, uZero); i < steps; i++) {
    float d = scene(ro + rd * t);
    if (d < .0004 * t + .0002 || t > reach) break;
    t += d * .9;
  }
  return t;
}
